import type { DraftBlock, DraftFigure } from '../draft-document.ts';

export type DraftChart = Extract<DraftBlock, { kind: 'chart' }>;
/** Figures and charts of one paragraph; `at` is the number of blocks before them. */
export type FiguresAt = { at: number; figures: (DraftFigure | DraftChart)[] };

/** As in "Tabla 3". */
const TABLE_WORD = /^(tabla|table|cuadro|tabela|quadro|tableau|tabelle|tabella)\b/i;

/**
 * Puts figures among a document's blocks, each before its caption: the next block, else the one
 * before. Charts without a title take their caption as title. A picture before the first word and
 * without a caption is a logo or cover. `places` are in reading order.
 */
export function insertFigures(blocks: DraftBlock[], places: FiguresAt[]): DraftBlock[] {
  const inserted = new Map<number, DraftBlock[]>();
  let captionsUsed = 0;
  const shown = places.filter(({ figures }) => figures.length > 0);
  for (const [index, { at, figures }] of shown.entries()) {
    // Of several paragraphs with figures, the last stands beside the caption.
    const isLast = shown[index + 1]?.at !== at;
    const place = isLast ? captionPlace(blocks, at, captionsUsed) : undefined;
    const caption = place === undefined ? '' : textAt(blocks, place);
    if (place !== undefined) captionsUsed = place + 1;
    const before = place ?? at;
    const isCover = at === 0 && caption === '';
    const kept = figures.filter(({ kind }) => kind === 'chart' || !isCover);
    const here = inserted.get(before) ?? [];
    here.push(...kept.map((figure) => withCaption(figure, caption)));
    inserted.set(before, here);
  }
  return [...blocks, undefined].flatMap((block, index) => [
    ...(inserted.get(index) ?? []),
    ...(block ? [block] : []),
  ]);
}

/** The index of the caption of figures at `at`. Captions before `firstFree` are taken. */
function captionPlace(blocks: DraftBlock[], at: number, firstFree: number): number | undefined {
  return [at, at - 1].find(
    (index) =>
      index >= firstFree && blocks[index]?.kind === 'caption' && !isCaptionOfTable(blocks, index),
  );
}

function isCaptionOfTable(blocks: DraftBlock[], index: number): boolean {
  const isBesideTable = [index - 1, index + 1].some((beside) => blocks[beside]?.kind === 'table');
  return isBesideTable && TABLE_WORD.test(textAt(blocks, index).trim());
}

function textAt(blocks: DraftBlock[], index: number): string {
  const block = blocks[index];
  return block && 'text' in block ? block.text : '';
}

function withCaption<Figure extends DraftFigure | DraftChart>(
  figure: Figure,
  caption: string,
): DraftFigure | DraftChart {
  if (figure.kind === 'figure') return { ...figure, caption };
  const { chart } = figure;
  return { ...figure, chart: { ...chart, title: chart.title || caption } };
}
