import { placeOf, STRUCTURE, structureOf, type WordFile } from './word-file.ts';

const LIST_BYTES = 28;
const USE_BYTES = 16;
const LEVEL_BYTES = 28;
/** Number formats that show no number. */
const BULLET = 23;
const NOTHING = 255;

/** True for a numbered level. Lists count from 1, as in paragraphs, and levels from 0. */
export type NumberedLists = (list: number, level: number) => boolean;

export function numberedListsOf(file: WordFile): NumberedLists {
  const formats = numberFormats(file);
  const uses = structureOf(file, STRUCTURE.listUses);
  return (list, level) => {
    const at = 4 + (list - 1) * USE_BYTES;
    if (list < 1 || at + 4 > uses.length) return false;
    const levels = formats.get(uses.readInt32LE(at)) ?? [];
    const format = levels[Math.min(level, levels.length - 1)] ?? BULLET;
    return format !== BULLET && format !== NOTHING;
  };
}

/** The number format of each level, by list id. Levels stand after the structure, in the same order. */
function numberFormats({ main, table }: WordFile): Map<number, number[]> {
  const formats = new Map<number, number[]>();
  const { start, length } = placeOf(main, STRUCTURE.lists);
  if (length < 2 || start + length > table.length) return formats;
  let level = start + length;
  for (let index = 0; index < table.readUInt16LE(start); index += 1) {
    const at = start + 2 + index * LIST_BYTES;
    if (at + LIST_BYTES > table.length) break;
    const isSimple = ((table[at + 26] ?? 0) & 1) === 1;
    const levels: number[] = [];
    for (
      let count = isSimple ? 1 : 9;
      count > 0 && level + LEVEL_BYTES <= table.length;
      count -= 1
    ) {
      levels.push(table[level + 4] ?? BULLET);
      level += LEVEL_BYTES + (table[level + 24] ?? 0) + (table[level + 25] ?? 0);
      if (level + 2 > table.length) break;
      level += 2 + table.readUInt16LE(level) * 2;
    }
    formats.set(table.readInt32LE(at), levels);
  }
  return formats;
}
