import { type Properties, readProperties } from './properties.ts';
import { STRUCTURE, structureOf, type WordFile } from './word-file.ts';

export type WordStyle = {
  role: 'text' | 'contents' | 'caption';
  headingLevel: number | undefined;
  properties: Properties;
};

/** Built-in styles have the same number in every language. Headings are 1 to 9. */
const TITLE = 62;
const LAST_HEADING = 9;
const CONTENTS = { first: 19, last: 27, figures: 35 };
const CAPTION = 34;
const DEEPEST = 20;
const NO_STYLE = 0xfff;

type RawStyle = { builtIn: number; base: number; changes: Buffer; runChanges: Buffer };

/** Paragraph styles by number, with all that they inherit. */
export function stylesOf(file: WordFile): Map<number, WordStyle> {
  const raw = rawStyles(structureOf(file, STRUCTURE.styles));
  const styles = new Map<number, WordStyle>();
  for (const [number, style] of raw) {
    const chain = chainOf(style, raw);
    const properties: Properties = {};
    for (const { changes, runChanges } of chain) {
      readProperties(changes, file.data, properties);
      readProperties(runChanges, file.data, properties);
    }
    styles.set(number, { role: roleOf(style), headingLevel: headingLevelOf(chain), properties });
  }
  return styles;
}

/** A style and its base styles, the most general first. */
function chainOf(style: RawStyle, all: Map<number, RawStyle>): RawStyle[] {
  const chain = [style];
  let base = all.get(style.base);
  while (base && chain.length < DEEPEST && !chain.includes(base)) {
    chain.unshift(base);
    base = all.get(base.base);
  }
  return chain;
}

function roleOf({ builtIn }: RawStyle): WordStyle['role'] {
  if (builtIn >= CONTENTS.first && builtIn <= CONTENTS.last) return 'contents';
  if (builtIn === CONTENTS.figures) return 'contents';
  return builtIn === CAPTION ? 'caption' : 'text';
}

function headingLevelOf(chain: RawStyle[]): number | undefined {
  const levels = chain.map(({ builtIn }) => {
    if (builtIn === TITLE) return 1;
    return builtIn >= 1 && builtIn <= LAST_HEADING ? builtIn : undefined;
  });
  return levels.findLast((level) => level !== undefined);
}

function rawStyles(sheet: Buffer): Map<number, RawStyle> {
  const styles = new Map<number, RawStyle>();
  if (sheet.length < 6) return styles;
  const headLength = sheet.readUInt16LE(0);
  const count = sheet.readUInt16LE(2);
  const fixedLength = sheet.readUInt16LE(4);
  let at = 2 + headLength;
  for (let number = 0; number < count && at + 2 <= sheet.length; number += 1) {
    const length = sheet.readUInt16LE(at);
    const entry = sheet.subarray(at + 2, at + 2 + length);
    at += 2 + length;
    const style =
      entry.length >= fixedLength + 2 && fixedLength >= 10
        ? rawStyle(entry, fixedLength)
        : undefined;
    if (style) styles.set(number, style);
  }
  return styles;
}

function rawStyle(entry: Buffer, fixedLength: number): RawStyle | undefined {
  const builtIn = entry.readUInt16LE(0) & 0xfff;
  const kindAndBase = entry.readUInt16LE(2);
  const isParagraphStyle = (kindAndBase & 0xf) === 1;
  if (!isParagraphStyle) return undefined;
  const nameEnd = fixedLength + 2 + entry.readUInt16LE(fixedLength) * 2;
  const [own, run] = changesAfter(entry, nameEnd + 2);
  const base = kindAndBase >> 4;
  return {
    builtIn,
    base: base === NO_STYLE ? -1 : base,
    // Paragraph changes begin with the style's own number.
    changes: own?.subarray(2) ?? Buffer.alloc(0),
    runChanges: run ?? Buffer.alloc(0),
  };
}

function changesAfter(entry: Buffer, start: number): Buffer[] {
  const lists: Buffer[] = [];
  let at = start;
  while (at + 2 <= entry.length && lists.length < 2) {
    const length = entry.readUInt16LE(at);
    lists.push(entry.subarray(at + 2, at + 2 + length));
    at += 2 + length + (length % 2);
  }
  return lists;
}
