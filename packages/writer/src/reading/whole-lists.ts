import type { SourceBlock } from '@tarima/documents';
import { countWords } from '@tarima/text';
import { isCountedInRoman, placesOf } from './enumerators.ts';
import { textOf } from './page-habits.ts';

type List = SourceBlock & { kind: 'list' };

const FEWEST_STEPS = 2;
/** Up to so many words between two steps belong to the first step. */
const MOST_BETWEEN = 90;

/**
 * Restores lists: paragraphs with typed numbers that count up, and steps that continue behind a
 * remark. The remark becomes part of its step.
 */
export function withWholeLists(blocks: readonly SourceBlock[]): SourceBlock[] {
  const read: SourceBlock[] = [];
  for (const block of withTypedLists(blocks)) {
    const last = read.at(-1);
    if (block.kind !== 'list') read.push(block);
    else if (last?.kind === 'list' && last.ordered && isOpen(last) && !goesOn(block)) {
      read[read.length - 1] = withRemark(last, [block]);
    } else joinOrPush(read, block);
  }
  return read;
}

/** Joins a list to the one whose numbers it continues. */
function joinOrPush(read: SourceBlock[], list: List): void {
  const at = goesOn(list) ? placeOfListBefore(read, list.start) : -1;
  const first = read[at];
  if (first?.kind !== 'list') {
    read.push(list);
    return;
  }
  const between = read.slice(at + 1);
  const { items, ...facts } = withRemark(first, between.filter(isText));
  const all = [...items, ...list.items];
  const others = between.filter((block) => !isText(block));
  read.splice(at, Infinity, { ...facts, items: all, sentences: all.flat() }, ...others);
}

/**
 * Index of the list that ends before a number, with only remarks behind it. -1 where there is none.
 */
function placeOfListBefore(read: readonly SourceBlock[], start: number): number {
  let words = 0;
  for (let at = read.length - 1; at >= 0; at -= 1) {
    const block = read[at];
    if (!block) break;
    if (endOf(block) === start - 1) return at;
    words += countWords(textOf(block));
    if (!isRemark(block) || words > MOST_BETWEEN) break;
  }
  return -1;
}

const goesOn = (block: List): block is List & { start: number } =>
  block.ordered && (block.start ?? 1) > 1;

const endOf = (block: SourceBlock): number =>
  block.kind === 'list' && block.ordered ? (block.start ?? 1) + block.items.length - 1 : 0;

const isOpen = ({ items }: List) => items.at(-1)?.at(-1)?.text.endsWith(':') ?? false;

const isText = ({ kind }: SourceBlock) => kind === 'paragraph' || kind === 'list';

const isRemark = (block: SourceBlock) => isText(block) || block.kind === 'caption';

function withRemark(list: List, remarks: readonly SourceBlock[]): List {
  const last = list.items.at(-1) ?? [];
  const items = [
    ...list.items.slice(0, -1),
    [...last, ...remarks.flatMap(({ sentences }) => sentences)],
  ];
  return { ...list, items, sentences: items.flat() };
}

function withTypedLists(blocks: readonly SourceBlock[]): SourceBlock[] {
  const read: SourceBlock[] = [];
  /** The next number of the list that may continue. */
  let next = 1;
  for (let at = 0; at < blocks.length; ) {
    const block = blocks[at];
    if (!block) break;
    if (block.kind === 'heading') next = 1;
    const first = runFrom(blocks, at, 1);
    const further = first.length < FEWEST_STEPS && next > 1 ? runFrom(blocks, at, next) : [];
    const run = first.length >= FEWEST_STEPS ? first : further;
    if (run.length === 0) {
      read.push(block);
      at += 1;
      continue;
    }
    const start = run === first ? 1 : next;
    const items = run.map(({ sentences }) => sentences);
    const ordered = !isCountedInRoman(textOf(block));
    read.push({ kind: 'list', ordered, start, page: block.page, items, sentences: items.flat() });
    at += run.length;
    next = start + run.length;
  }
  return read;
}

/** Paragraphs that count up from a place on: 1, 2, 3, or a, b, c, or i, ii, iii. */
function runFrom(blocks: readonly SourceBlock[], from: number, place: number): SourceBlock[] {
  const run: SourceBlock[] = [];
  for (let at = from; at < blocks.length; at += 1) {
    const block = blocks[at];
    const places = block?.kind === 'paragraph' ? placesOf(textOf(block)) : [];
    if (!block || !places.includes(place + run.length)) break;
    run.push(block);
  }
  return run;
}
