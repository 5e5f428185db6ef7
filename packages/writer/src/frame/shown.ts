import type { Layout } from '@tarima/contract';
import type { FigureVisual } from '../reading/visual.ts';

/** Roles of a point decide which layouts fit it. */
const POINT_ROLES = [
  'step',
  'answer',
  'do',
  'dont',
  'danger',
  'number',
  'definition',
  'quote',
  'plain',
] as const;
export type PointRole = (typeof POINT_ROLES)[number];

/**
 * A text for the screen. The one with the greatest worth stands alone where one is shown. Items of
 * a list stay together.
 */
export type ScenePoint = { text: string; role: PointRole; worth: number; isListed: boolean };

/** Everything that a scene could show. */
export type SceneMaterial = {
  title: string;
  /** With its header, if it has one. */
  table: string[][] | null;
  isComparison: boolean;
  chart: string[][] | null;
  figures: readonly FigureVisual[];
  points: readonly ScenePoint[];
};

/** One way to show a scene: a layout with all that it needs. */
export type Shown = {
  layout: Layout;
  points: readonly string[];
  table: string[][] | null;
  figure: FigureVisual | null;
};

/** From this worth on, several points may stand together. */
export const WEIGHTY = 1.4;

const TICK = '✓';
const CROSS = '✗';
/** A point of what one does, or does not. */
export const SIGNED = /^[✓✗] /u;
const FEWEST_STEPS = 2;
/** Points beside a large one, or beside a figure. */
const FEW = 3;
const MANY = 8;
/** A picture of so many pixels needs the whole screen to be read. */
const LARGE_PIXELS = 400_000;
const WIDE = 1.2;
/** The same layout may stand in so many scenes one after another. */
const MOST_RUNNING = 3;

/**
 * The ways to show a scene, the best first: the strongest mark of its text decides. The last one
 * fits every scene.
 */
export function waysToShow(material: SceneMaterial): Shown[] {
  const { title, table, isComparison, chart, figures, points } = material;
  const of = (...roles: PointRole[]) => points.filter(({ role }) => roles.includes(role));
  const rest = (point: ScenePoint) => points.filter((other) => other !== point).slice(0, FEW - 1);
  const ways: Shown[] = [];
  const add = (
    layout: Layout,
    shown: readonly ScenePoint[],
    extra: Partial<Pick<Shown, 'table' | 'figure'>> = {},
  ) => {
    const texts = shown.map(({ text }) => text.replace(SIGNED, ''));
    ways.push({ ...onlyPoints(layout, texts), ...extra });
  };
  const steps = of('step');
  const items = points.filter(({ isListed, role }) => isListed && role !== 'step');
  const [best] = points.toSorted((a, b) => b.worth - a.worth);
  const weighty = points.filter(({ worth }) => worth >= WEIGHTY);
  // Of remarks only the best one is shown.
  const telling = weighty.length > 0 ? weighty.slice(0, FEW) : best ? [best] : [];
  if (table) add(isComparison ? 'comparison' : 'table', [], { table });
  if (chart) add('chart', [], { table: chart });
  for (const figure of figures) {
    const listed = steps.length > 0 ? steps : items;
    const isAlone = listed.length === 0 && isLarge(figure);
    if (isAlone) add('figure', [], { figure });
    else add('figure-beside', listed.length > 0 ? listed.slice(0, MANY) : telling, { figure });
  }
  if (steps.length >= FEWEST_STEPS) add('steps', steps);
  if (title.endsWith('?') && points.length > 0) add('question', telling);
  const rules = of('do', 'dont');
  const areRules = rules.length * 2 > points.length && items.every((item) => rules.includes(item));
  if (of('dont').length > 0 && rules.length > 1 && areRules) {
    ways.push(onlyPoints('dos', rules.map(signed)));
  }
  if (items.length > 1) add('points', points.slice(0, MANY));
  for (const role of ['number', 'definition', 'quote'] as const) {
    const [only, another] = of(role);
    if (only && !another && points.length <= FEW) add(role, [only, ...rest(only)]);
  }
  const [danger, ...others] = [...of('danger'), ...of('dont')];
  if (danger && (danger.role === 'danger' || others.length === 0)) {
    add('warning', [danger, ...rest(danger)]);
  }
  if (weighty.length > 1) add('points', points.slice(0, MANY));
  if (best) add('statement', [best]);
  if (points.length > 1) add('points', points.slice(0, MANY));
  add('title', []);
  return ways;
}

const signed = ({ text, role }: ScenePoint): string =>
  `${role === 'dont' ? CROSS : TICK} ${text.replace(SIGNED, '')}`;

const isLarge = ({ picture: { width, height }, figureKind }: FigureVisual): boolean =>
  figureKind === 'slide' ||
  (figureKind !== 'photo' && width * height >= LARGE_PIXELS) ||
  (figureKind !== 'photo' && width >= height * WIDE && width * height * 2 >= LARGE_PIXELS);

/**
 * Chooses for each scene in turn. A figure is shown once. After three scenes a layout gives
 * way to another. Steps and figures stay.
 */
export function createShowing(): (ways: readonly Shown[]) => Shown {
  const figures = new Set<string>();
  const layouts: Layout[] = [];
  return (ways) => {
    const isNew = ({ figure }: Shown) => !figure || !figures.has(figure.picture.picture);
    const possible = ways.filter(isNew);
    const last = layouts.slice(-MOST_RUNNING);
    const isTired = ({ layout, figure }: Shown) =>
      layout !== 'steps' &&
      figure === null &&
      last.length === MOST_RUNNING &&
      last.every((before) => before === layout);
    const first = possible[0] ?? NOTHING;
    // The title has nothing to show, so it takes the place of no other layout.
    const another = possible.find((way) => !isTired(way) && way.layout !== 'title');
    const chosen = isTired(first) ? (another ?? first) : first;
    if (chosen.figure) figures.add(chosen.figure.picture.picture);
    layouts.push(chosen.layout);
    return chosen;
  };
}

/** A layout that shows nothing but points. */
export const onlyPoints = (layout: Layout, points: readonly string[]): Shown => ({
  layout,
  points,
  table: null,
  figure: null,
});
const NOTHING = onlyPoints('title', []);
