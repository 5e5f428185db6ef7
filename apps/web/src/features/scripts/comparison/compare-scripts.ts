import { align } from './align.ts';

/**
 * A stretch of two texts of a script, in blocks: a paragraph, a title, a direction or a list each.
 * Where it is not changed, both sides are the same. `only` is the side that alone changed it; none where both
 * did, or nobody knows.
 */
export type Passage = Sides & { isChanged: boolean; only?: keyof Sides | undefined };
type Sides = { before: string[]; after: string[] };

/**
 * Two texts of a script as passages that follow each other; those that changed can be chosen between. `base`
 * is the text that both came from, where it is known.
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

/** Two texts cut wherever both tell which place of their base they stand at. */
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

/** Where in a text a place of its base is; undefined where nothing of the text tells. */
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

/** Who put one block in place of another, where both changed something around it. */
function reworder(was: string[], { before, after }: Sides): Passage['only'] {
  const [old, made] = [before[0] ?? '', after[0] ?? ''];
  const isOneForOne = before.length === 1 && after.length === 1;
  if (!isOneForOne || was.includes(old) === was.includes(made)) return undefined;
  return was.includes(old) ? 'after' : 'before';
}

/** What was only reworded stands beside its new wording, so that each can be chosen alone. */
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

/** The script that the choices make; `takesAfter` has one for each passage that changed, in order. */
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

type Telling = {
  onPair: (one: string, other: string) => void;
  onGap: (one: string[], other: string[]) => void;
};

/** Tells pairs and what lies between them, in order. */
function between(
  one: string[],
  other: string[],
  pairs: ReturnType<typeof align>,
  { onPair, onGap }: Telling,
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

/** Whether one is the other in other words: of its kind, and with half of its words. */
function isReworded(one: string, other: string): boolean {
  if (kindOf(one) !== kindOf(other)) return false;
  const [mine, theirs] = [wordsOf(one), wordsOf(other)];
  return sharedWords(mine, theirs) * 2 >= Math.min(mine.size, theirs.size);
}

const sharedWords = (mine: Set<string>, theirs: Set<string>): number =>
  [...mine].filter((word) => theirs.has(word)).length;

/**
 * Whether two neighbours are one block that was split, or several that were joined: chosen between apart,
 * they would lose or say twice what stands on one side only.
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
