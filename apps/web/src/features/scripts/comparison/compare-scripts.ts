import { align } from './align.ts';

/**
 * A stretch of two versions of a script, in blocks: paragraph, title, direction or list. If it is
 * unchanged, both sides are equal. `only` is the side that alone changed it, if that is known.
 */
export type Passage = Sides & { isChanged: boolean; only?: keyof Sides | undefined };
type Sides = { before: string[]; after: string[] };

/**
 * Splits two versions of a script into passages. A person chooses between the changed ones. `base` is the
 * version that both came from, where it is known.
 */
export function compareScripts(before: string, after: string, base?: string): Passage[] {
  const passages: Passage[] = [];
  const add = (passage: Passage) => {
    const last = passages.at(-1);
    if (passage.isChanged || last?.isChanged !== false) passages.push(passage);
    else {
      last.before.push(...passage.before);
      last.after.push(...passage.after);
    }
  };
  const sides = { before: blocksOf(before), after: blocksOf(after) };
  const stretches =
    base === undefined
      ? [{ ...sides, onlyOf: () => undefined }]
      : stretchesOf(sides, blocksOf(base));
  for (const { before: old, after: made, onlyOf } of stretches) {
    between(old, made, align(old, made, isSame), {
      onPair: (block, same) => add({ isChanged: false, before: [block], after: [same] }),
      onGap: (gone, come) => {
        for (const change of changesOf(gone, come)) {
          add({ ...change, isChanged: true, only: onlyOf(change) });
        }
      },
    });
  }
  return passages;
}

type Stretch = Sides & { onlyOf: (change: Sides) => Passage['only'] };

/** Splits both versions at every place of the base that both contain. */
function stretchesOf({ before, after }: Sides, base: string[]): Stretch[] {
  const [cutBefore, cutAfter] = [cutsOf(before, base), cutsOf(after, base)];
  const stretches: Stretch[] = [];
  let [baseAt, oldAt, madeAt] = [0, 0, 0];
  for (let at = 0; at <= base.length; at += 1) {
    const [oldEnd, madeEnd] = [cutBefore(at), cutAfter(at)];
    if (oldEnd === undefined || madeEnd === undefined) continue;
    const sides = { before: before.slice(oldAt, oldEnd), after: after.slice(madeAt, madeEnd) };
    const was = base.slice(baseAt, at);
    stretches.push({ ...sides, onlyOf: (change) => onlySide(was, sides) ?? reworder(was, change) });
    [baseAt, oldAt, madeAt] = [at, oldEnd, madeEnd];
  }
  return stretches;
}

/** Maps a place of the base to its place in a text; undefined if the text has none. */
function cutsOf(text: string[], base: string[]): (at: number) => number | undefined {
  const places = new Map(align(base, text, isSame));
  return (at) => {
    if (at === base.length) return text.length;
    const last = places.get(at - 1);
    return places.get(at) ?? (last === undefined ? undefined : last + 1);
  };
}

function onlySide(was: string[], { before, after }: Sides): Passage['only'] {
  const isAsItWas = (blocks: string[]) => blocks.join('\n\n') === was.join('\n\n');
  if (isAsItWas(before)) return 'after';
  return isAsItWas(after) ? 'before' : undefined;
}

/** The side that replaced one block, where both sides changed something near it. */
function reworder(was: string[], { before, after }: Sides): Passage['only'] {
  const [old, made] = [before[0] ?? '', after[0] ?? ''];
  const isOneForOne = before.length === 1 && after.length === 1;
  if (!isOneForOne || was.includes(old) === was.includes(made)) return undefined;
  return was.includes(old) ? 'after' : 'before';
}

/** Pairs a reworded block with its new wording, so that each can be chosen alone. */
function changesOf(gone: string[], come: string[]): Sides[] {
  const changes: Sides[] = [];
  const add = (before: string[], after: string[]) => {
    const last = changes.at(-1);
    if (last && isSplit(last, { before, after })) {
      last.before.push(...before);
      last.after.push(...after);
    } else changes.push({ before, after });
  };
  between(gone, come, align(gone, come, isReworded), {
    onPair: (block, reworded) => add([block], [reworded]),
    onGap: add,
  });
  return changes;
}

/** The script of the choices. `takesAfter` has one entry for each changed passage, in order. */
export function mergeScripts(passages: readonly Passage[], takesAfter: readonly boolean[]): string {
  let change = 0;
  const blocks = passages.flatMap(({ isChanged, before, after }) =>
    isChanged && takesAfter[change++] ? after : before,
  );
  return blocks.length > 0 ? `${blocks.join('\n\n')}\n` : '';
}

const blocksOf = (script: string): string[] =>
  script
    .trim()
    .split(/\n(?:[^\S\n]*\n)+/u)
    .filter(Boolean);

type PairHandlers = {
  onPair: (one: string, other: string) => void;
  onGap: (one: string[], other: string[]) => void;
};

/** Calls the handlers for pairs and for the gaps between them, in order. */
function between(
  one: string[],
  other: string[],
  pairs: ReturnType<typeof align>,
  { onPair, onGap }: PairHandlers,
): void {
  let [oneAt, otherAt] = [0, 0];
  for (const [left, right] of [...pairs, [one.length, other.length] as const]) {
    const gap = [one.slice(oneAt, left), other.slice(otherAt, right)] as const;
    if (gap[0].length > 0 || gap[1].length > 0) onGap(...gap);
    const [here, there] = [one[left], other[right]];
    if (here !== undefined && there !== undefined) onPair(here, there);
    [oneAt, otherAt] = [left + 1, right + 1];
  }
}

const isSame = (one: string, other: string): boolean => one === other;

const KINDS = [/^#{1,6}\s/u, /^\[[^\]]*\]$/u, /^(?:[-*+•]|\d{1,3}[.)])\s/u];
const kindOf = (block: string): number => KINDS.findIndex((pattern) => pattern.test(block));
const wordsOf = (block: string): Set<string> =>
  new Set(block.toLowerCase().match(/[\p{L}\p{N}]+/gu));

/** True if both blocks are of one kind and share half of their words. */
function isReworded(one: string, other: string): boolean {
  if (kindOf(one) !== kindOf(other)) return false;
  const [mine, theirs] = [wordsOf(one), wordsOf(other)];
  return sharedWords(mine, theirs) * 2 >= Math.min(mine.size, theirs.size);
}

const sharedWords = (mine: Set<string>, theirs: Set<string>): number =>
  [...mine].filter((word) => theirs.has(word)).length;

/**
 * True if two neighbours are one block that was split, or several that were joined. Chosen apart, they
 * could lose or repeat text.
 */
function isSplit(one: Sides, other: Sides): boolean {
  const isPartOf = (part: string[], whole: string[]) => {
    const [words, all] = [wordsOf(part.join(' ')), wordsOf(whole.join(' '))];
    return words.size > 0 && sharedWords(words, all) * 2 >= words.size;
  };
  const isPiece = (piece: Sides, whole: Sides) =>
    (piece.before.length === 0 && isPartOf(piece.after, whole.before)) ||
    (piece.after.length === 0 && isPartOf(piece.before, whole.after));
  return isPiece(one, other) || isPiece(other, one);
}
