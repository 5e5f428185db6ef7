import type { DraftFigure } from '../draft-document.ts';
import { embeddedFigure } from '../figures/embedded-figure.ts';
import type { DraftChart, FiguresAt } from '../figures/insert-figures.ts';
import { createPictureBudget } from '../figures/picture-budget.ts';
import type { ReadingEvents } from '../format-reader.ts';
import { openOfficePackage } from './office-package.ts';
import { readChart } from './read-chart.ts';
import type { WordDrawing } from './word-drawings.ts';
import type { DrawingsOfWord } from './word-parts.ts';

/** Drawings of one paragraph, by number; `at` is the number of blocks before them. */
export type DrawnAt = { at: number; page: number; drawings: number[] };

/** A picture shown so often is a logo or an ornament. */
const OFTEN = 3;

/** Figures and charts of a Word file where it draws them. Empty where nobody wants pictures. */
export function figuresOfWord(
  file: Uint8Array,
  shown: DrawingsOfWord | undefined,
  drawn: DrawnAt[],
  events: ReadingEvents,
): FiguresAt[] {
  if (!shown || drawn.length === 0) return [];
  const budget = createPictureBudget(events);
  const office = openOfficePackage(file);
  const parts = office.relationshipsOf(shown.part);
  const targetOf = ({ relationship }: WordDrawing) => parts.get(relationship)?.target ?? '';
  const uses = new Map<string, number>();
  for (const drawing of shown.drawings) {
    const target = targetOf(drawing);
    uses.set(target, (uses.get(target) ?? 0) + 1);
  }

  const figureOf = (number: number, page: number): DraftFigure | DraftChart | undefined => {
    const drawing = shown.drawings[number];
    if (!drawing || budget.isSpent()) return undefined;
    const target = targetOf(drawing);
    if (drawing.kind === 'chart') {
      const chart = budget.timed(() => readChart(office, target));
      return chart && { kind: 'chart', page, chart };
    }
    if ((uses.get(target) ?? 0) >= OFTEN) return undefined;
    const picture = budget.timed(() => office.picture(target));
    return picture && embeddedFigure({ ...drawing, file: picture, page, place: undefined }, budget);
  };
  return drawn.map(({ at, page, drawings }) => ({
    at,
    figures: drawings.flatMap((number) => figureOf(number, page) ?? []),
  }));
}
