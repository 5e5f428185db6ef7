import type { SourceBlock, SourceDocument } from '@tarima/documents';
import { labelOf, referencesIn } from './numbered-labels.ts';
import { sentenceKey, type Visual, type VisualsOfSentences } from './visual.ts';

/** A sentence, and whether a script may say it. `part` counts headings, or is the slide. */
type PlacedSentence = { id: string; text: string; page: number; part: number; isSpoken: boolean };
/** `at` is the number of sentences before it. */
type PlacedVisual = { visual: Visual; at: number; page: number; part: number };
type Reference = { sentence: number; distance: number };

/** A figure on top of a page may belong to the page before. */
const FARTHEST_PAGE = 1;
/** They hold no sentence that refers to a figure. */
const NOT_REFERRING: ReadonlySet<SourceBlock['kind']> = new Set([
  'heading',
  'caption',
  'code',
  'reference',
]);

/** True for a block that is shown, and has no sentences. */
export const isVisual = (block: SourceBlock): block is SourceBlock & { kind: 'figure' | 'chart' } =>
  block.kind === 'figure' || block.kind === 'chart';

/**
 * Gives each figure and chart the sentence it is shown with. A sentence that names its number comes
 * first, on the nearest page. Otherwise it is the nearest one of the section on that page. Visuals
 * without any are left out. `isSpoken` says if a script may say a sentence, by its id.
 */
export function anchorVisuals(
  document: SourceDocument,
  isSpoken: (sentenceId: string) => boolean,
): VisualsOfSentences {
  if (!document.blocks.some(isVisual)) return new Map();
  const { sentences, visuals, referring } = placed(document, isSpoken);
  const references = referencesTo(visuals, sentences, referring);
  const spoken = spokenAround(sentences);
  const anchored = new Map<string, Visual[]>();
  for (const placedVisual of visuals) {
    const reference = references.get(placedVisual);
    const at = reference
      ? nearestTo(reference.sentence, sentences, spoken)
      : nearest(placedVisual, sentences, spoken);
    const sentence = at === null ? undefined : sentences[at];
    if (!sentence) continue;
    const key = sentenceKey(document.fileName, sentence.id);
    const beside = anchored.get(key);
    if (beside) beside.push(placedVisual.visual);
    else anchored.set(key, [placedVisual.visual]);
  }
  return anchored;
}

function placed({ blocks, pageKind }: SourceDocument, isSpoken: (id: string) => boolean) {
  const sentences: PlacedSentence[] = [];
  const visuals: PlacedVisual[] = [];
  const referring: number[] = [];
  let headings = 0;
  for (const [index, block] of blocks.entries()) {
    const { page } = block;
    if (block.kind === 'heading') headings += 1;
    const part = pageKind === 'slide' ? page : headings;
    if (isVisual(block)) {
      visuals.push({
        visual: visualOf(block, blocks[index + 1]),
        at: sentences.length,
        page,
        part,
      });
    }
    for (const { id, text } of block.sentences) {
      if (!NOT_REFERRING.has(block.kind)) referring.push(sentences.length);
      sentences.push({ id, text, page, part, isSpoken: isSpoken(id) });
    }
  }
  return { sentences, visuals, referring };
}

function visualOf(
  block: SourceBlock & { kind: 'figure' | 'chart' },
  next: SourceBlock | undefined,
): Visual {
  if (block.kind === 'chart') {
    const below = next?.kind === 'caption' ? next.sentences.map(({ text }) => text).join(' ') : '';
    return { kind: 'chart', chart: block.chart, caption: below || block.chart.title };
  }
  const { picture, figureKind, caption, alt } = block;
  return { kind: 'figure', picture, figureKind, caption, alt };
}

/** For each named visual the sentence that names it, on the nearest page. */
function referencesTo(
  visuals: readonly PlacedVisual[],
  sentences: readonly PlacedSentence[],
  referring: readonly number[],
): Map<PlacedVisual, Reference> {
  const byLabel = Map.groupBy(visuals, ({ visual }) => labelOf(visual.caption) ?? '');
  byLabel.delete('');
  const found = new Map<PlacedVisual, Reference>();
  if (byLabel.size === 0) return found;
  for (const sentence of referring) {
    const { text, page } = sentences[sentence] ?? { text: '', page: 0 };
    for (const keys of referencesIn(text)) {
      const named = byLabel.get(keys.find((key) => byLabel.has(key)) ?? '');
      const visual = named && nearestPage(named, page);
      if (!visual) continue;
      const distance = Math.abs(visual.page - page);
      if (distance < (found.get(visual)?.distance ?? Number.POSITIVE_INFINITY)) {
        found.set(visual, { sentence, distance });
      }
    }
  }
  return found;
}

/** The visual on the nearest page. They are in the order of their pages. */
function nearestPage(visuals: readonly PlacedVisual[], page: number): PlacedVisual | undefined {
  let low = 0;
  let high = visuals.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((visuals[middle]?.page ?? 0) < page) low = middle + 1;
    else high = middle;
  }
  const [before, after] = [visuals[low - 1], visuals[low]];
  if (!before || !after) return before ?? after;
  return page - before.page < after.page - page ? before : after;
}

/** For each place the spoken sentence before it and after it. Null where there is none. */
function spokenAround(sentences: readonly PlacedSentence[]) {
  const before: (number | null)[] = [null];
  for (const [at, { isSpoken }] of sentences.entries()) {
    before.push(isSpoken ? at : (before[at] ?? null));
  }
  const after: (number | null)[] = Array<number | null>(sentences.length + 1).fill(null);
  for (let at = sentences.length - 1; at >= 0; at -= 1) {
    after[at] = sentences[at]?.isSpoken ? at : (after[at + 1] ?? null);
  }
  return { before, after };
}
type SpokenAround = ReturnType<typeof spokenAround>;

/** A sentence that cannot be said gives its figure to its neighbour in the section. */
function nearestTo(
  at: number,
  sentences: readonly PlacedSentence[],
  spoken: SpokenAround,
): number | null {
  const { part, page } = sentences[at] ?? { part: 0, page: 0 };
  if (sentences[at]?.isSpoken) return at;
  return nearest({ at, part, page }, sentences, spoken);
}

function nearest(
  { at, page, part }: Pick<PlacedVisual, 'at' | 'page' | 'part'>,
  sentences: readonly PlacedSentence[],
  { before, after }: SpokenAround,
): number | null {
  const around = [before[at] ?? null, after[at] ?? null];
  const within = (farthest: number) =>
    around.find((place) => {
      const sentence = place === null ? undefined : sentences[place];
      return sentence?.part === part && Math.abs(sentence.page - page) <= farthest;
    });
  return within(0) ?? within(FARTHEST_PAGE) ?? null;
}
