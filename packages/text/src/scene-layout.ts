import type { Layout, PresenterPlace } from '@tarima/contract/constants';

/** The things of a scene that a layout may need. */
type SceneMaterial = { points: number; hasTable: boolean; hasFigure: boolean };

const NEEDS_POINTS: ReadonlySet<Layout> = new Set([
  'statement',
  'points',
  'steps',
  'number',
  'dos',
  'question',
  'definition',
  'quote',
  'warning',
  'recap',
]);
const NEEDS_TABLE: ReadonlySet<Layout> = new Set(['comparison', 'table', 'chart']);
const NEEDS_FIGURE: ReadonlySet<Layout> = new Set(['figure', 'figure-beside']);

/** The layout that a scene has: the wanted one if it has the material for it. */
export function layoutOf(wanted: Layout | null, material: SceneMaterial): Layout {
  const { points, hasTable, hasFigure } = material;
  const isPossible = (layout: Layout) =>
    !(
      (NEEDS_POINTS.has(layout) && points === 0) ||
      (NEEDS_TABLE.has(layout) && !hasTable) ||
      (NEEDS_FIGURE.has(layout) && !hasFigure)
    );
  if (wanted && isPossible(wanted)) return wanted;
  if (hasFigure) return 'figure-beside';
  if (hasTable) return 'table';
  return points > 0 ? 'points' : 'title';
}

/** Where the presenter stands if the author does not say. */
export const USUAL_PLACES: Record<Layout, PresenterPlace> = {
  title: 'full',
  statement: 'beside',
  points: 'beside',
  steps: 'corner',
  number: 'beside',
  comparison: 'corner',
  dos: 'corner',
  question: 'beside',
  definition: 'beside',
  quote: 'beside',
  table: 'corner',
  chart: 'corner',
  figure: 'corner',
  'figure-beside': 'corner',
  warning: 'beside',
  recap: 'beside',
};
