import type { SourceBlock } from '@tarima/documents';

const NUMBERED = /^\(?(\d{1,2}|[a-z])[.)](?=\s|$)/u;
const FEWEST_STEPS = 2;

/** Paragraphs whose numbers were typed by hand and count up are the list that their author meant. */
export function withTypedLists(blocks: readonly SourceBlock[]): SourceBlock[] {
  const read: SourceBlock[] = [];
  for (let at = 0; at < blocks.length; ) {
    const run = runFrom(blocks, at);
    const [first] = run;
    if (first && run.length >= FEWEST_STEPS) {
      const items = run.map(({ sentences }) => sentences);
      read.push({ kind: 'list', ordered: true, page: first.page, items, sentences: items.flat() });
      at += run.length;
    } else {
      const block = blocks[at];
      if (block) read.push(block);
      at += 1;
    }
  }
  return read;
}

/** Paragraphs from one place on that begin with 1, 2, 3 or a, b, c. */
function runFrom(blocks: readonly SourceBlock[], from: number): SourceBlock[] {
  const run: SourceBlock[] = [];
  for (const block of blocks.slice(from)) {
    const mark =
      block.kind === 'paragraph' ? NUMBERED.exec(block.sentences[0]?.text ?? '')?.[1] : '';
    if (!mark || placeOf(mark) !== run.length + 1) break;
    run.push(block);
  }
  return run;
}

const placeOf = (mark: string) =>
  /\d/u.test(mark) ? Number(mark) : mark.charCodeAt(0) - 'a'.charCodeAt(0) + 1;
