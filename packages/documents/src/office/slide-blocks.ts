import type { DraftBlock } from '../draft-document.ts';

/** In characters: a longer paragraph on a slide is prose, not a point. */
const LONGEST_POINT = 240;
const LONGEST_TITLE = 100;

/** The first line serves as title on a slide without a title box. Removes it from `body`. */
export function takeTitle(body: DraftBlock[]): DraftBlock | undefined {
  const first = body[0];
  if (first?.kind !== 'paragraph' || first.text.length > LONGEST_TITLE) return undefined;
  if (/[.:;,]\s*$/.test(first.text) || !/\p{L}/u.test(first.text)) return undefined;
  body.shift();
  return { ...first, kind: 'heading', level: 1 };
}

/** Most slides inherit bullets from their layout, so points arrive as consecutive paragraphs. */
export function pointsOf(body: DraftBlock[]): DraftBlock[] {
  const blocks: DraftBlock[] = [];
  let run: { kind: 'paragraph'; page: number; text: string }[] = [];
  const closeRun = () => {
    const first = run[0];
    if (first && run.length > 1) {
      const items = run.map((paragraph) => paragraph.text);
      blocks.push({ kind: 'list', page: first.page, ordered: false, items });
    } else {
      blocks.push(...run);
    }
    run = [];
  };
  for (const block of body) {
    if (block.kind === 'paragraph' && block.text.length <= LONGEST_POINT) {
      run.push({ ...block, kind: 'paragraph' });
      continue;
    }
    closeRun();
    blocks.push(block);
  }
  closeRun();
  return blocks;
}

/** Footers: lines on most slides, if the presentation is long enough to judge. */
export function repeatedLines(slides: string[][]): Set<string> {
  const counts = new Map<string, number>();
  for (const line of slides.flatMap((lines) => [...new Set(lines)])) {
    counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  const most = Math.max(3, slides.length / 2);
  return new Set([...counts].filter(([, count]) => count >= most).map(([line]) => line));
}
