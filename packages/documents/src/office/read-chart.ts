import type { Chart } from '@tarima/contract/figures';
import {
  numbersOfFormat,
  type ShownNumbers,
  shownCategory,
  shownShare,
  shownValue,
} from './chart-numbers.ts';
import type { OfficePackage } from './office-package.ts';
import { isOn } from './word-styles.ts';

/** Kinds of chart whose numbers belong to categories. */
const CATEGORY_CHART = /^c:(bar|bar3D|line|line3D|pie|pie3D|ofPie|doughnut|area|area3D)Chart$/;
const OTHER_CHART = /^c:\w+Chart$/;
const MOST_CATEGORIES = 12;
const MOST_SERIES = 6;

/** Stored points by their index, which may leave gaps. */
type Points = Map<number, string>;
type Series = {
  order: number;
  name: Points;
  /** One entry a level, the innermost first. */
  categories: Points[];
  categoryFormat: string;
  values: Points;
  valueFormat: string;
};
type Found = {
  title: string;
  isSince1904: boolean;
  isOther: boolean;
  valueAxes: number;
  /** Its axis counts to 100 %, whatever the values are. It shows their shares. */
  isOfShares: boolean;
  /** The format that the axis has instead of the values'. */
  axisFormat: string;
  series: Series[];
};

/**
 * The numbers of a chart's part. Undefined for kinds without categories and for two scales in one
 * chart. Empty and very large charts are left out, too.
 */
export function readChart(office: OfficePackage, part: string): Chart | undefined {
  const found = findNumbers(office, part);
  const { isOther, valueAxes, isOfShares, series } = found;
  if (isOther || valueAxes > 1 || series.length === 0 || series.length > MOST_SERIES) {
    return undefined;
  }
  const categories = categoriesOf(found);
  const [unit = '', ...others] = new Set(series.map((each) => numbersOf(each, found).unit));
  if (!categories || others.length > 0) return undefined;
  const shown = series
    .toSorted((a, b) => a.order - b.order)
    .map((each) => ({
      name: each.name.get(0)?.trim() ?? '',
      values: categories.map((_, index) => {
        const stored = each.values.get(index);
        if (!isOfShares) return shownValue(stored, numbersOf(each, found));
        return shownShare(
          stored,
          series.map(({ values }) => values.get(index)),
        );
      }),
    }));
  if (shown.every(({ values }) => values.every((value) => value === null))) return undefined;
  const shownUnit = isOfShares ? '%' : unit;
  return { title: found.title.trim(), categories, series: shown, unit: shownUnit };
}

/** The axis may have a format of its own. It decides if it shows a unit. */
function numbersOf({ valueFormat }: Series, { isOfShares, axisFormat }: Found): ShownNumbers {
  const stored = numbersOfFormat(valueFormat);
  const ofAxis = numbersOfFormat(axisFormat);
  return ofAxis.unit !== '' && !isOfShares ? { ...ofAxis, decimals: undefined } : stored;
}

function categoriesOf({ series, isSince1904 }: Found): string[] | undefined {
  const named = series.find(({ categories }) => categories.some((level) => level.size > 0));
  if (!named) return undefined;
  const points = [...(named.categories[0] ?? []), ...series.flatMap(({ values }) => [...values])];
  const count = points.reduce((most, [index]) => Math.max(most, index + 1), 0);
  if (count > MOST_CATEGORIES) return undefined;
  return Array.from({ length: count }, (_, index) =>
    named.categories
      .map((level, depth) => (depth === 0 ? level.get(index) : atOrBefore(level, index)))
      .flatMap((stored) => stored ?? [])
      .map((stored) => shownCategory(stored, named.categoryFormat, isSince1904))
      .toReversed()
      .join(' '),
  );
}

/** An outer level names only the first of its categories. */
function atOrBefore(level: Points, index: number): string | undefined {
  for (let at = index; at >= 0; at -= 1) {
    const stored = level.get(at);
    if (stored !== undefined) return stored;
  }
  return undefined;
}

function findNumbers(office: OfficePackage, part: string): Found {
  const found: Found = {
    title: '',
    isSince1904: false,
    isOther: false,
    valueAxes: 0,
    isOfShares: false,
    axisFormat: '',
    series: [],
  };
  const open: string[] = [];
  let current: Series | undefined;
  /** The series' part that is being read: its name, categories or values. */
  let section = '';
  let index = 0;
  /** Depth inside extensions, which repeat parts for newer programs. */
  let skipped = 0;

  office.elementsOf(part, {
    open({ name, attributes }) {
      const parent = open.at(-1);
      open.push(name);
      if (skipped > 0 || name === 'c:extLst' || name === 'mc:Fallback') {
        skipped += 1;
        return;
      }
      if (OTHER_CHART.test(name) && !CATEGORY_CHART.test(name)) found.isOther = true;
      if (name === 'c:date1904') found.isSince1904 = isOn(attributes.val);
      if (name === 'c:valAx') found.valueAxes += 1;
      if (name === 'c:grouping') found.isOfShares = attributes.val === 'percentStacked';
      if (name === 'c:numFmt' && parent === 'c:valAx' && attributes.sourceLinked === '0') {
        found.axisFormat = attributes.formatCode ?? '';
      }
      if (name === 'c:ser') {
        current = newSeries(found.series.length);
        found.series.push(current);
      }
      if (!current) return;
      if (parent === 'c:ser') {
        section = name;
        index = 0;
      }
      if (name === 'c:order') current.order = Number(attributes.val) || 0;
      if (name === 'c:pt') index = Number(attributes.idx) || 0;
      if (section === 'c:cat' && /^c:(lvl|strCache|numCache|strLit|numLit)$/.test(name)) {
        current.categories.push(new Map());
      }
    },
    text(text) {
      if (skipped > 0) return;
      const name = open.at(-1);
      if (!current) {
        const isTitle = open[1] === 'c:chart' && open[2] === 'c:title';
        if (isTitle && (name === 'a:t' || name === 'c:v')) found.title += text;
        return;
      }
      if (name === 'c:formatCode') {
        if (section === 'c:cat') current.categoryFormat = text;
        else if (section === 'c:val') current.valueFormat = text;
      }
      if (name !== 'c:v') return;
      const points = { 'c:tx': current.name, 'c:val': current.values }[section];
      (points ?? (section === 'c:cat' ? current.categories.at(-1) : undefined))?.set(index, text);
    },
    close(name) {
      open.pop();
      if (skipped > 0) skipped -= 1;
      else if (name === 'c:ser') {
        current = undefined;
        section = '';
      } else if (name === 'a:p' && found.title !== '') found.title += ' ';
    },
  });
  return found;
}

function newSeries(order: number): Series {
  return {
    order,
    name: new Map(),
    categories: [],
    categoryFormat: '',
    values: new Map(),
    valueFormat: '',
  };
}
