import type { ContentDraft, ModuleDraft } from '../../course-draft.ts';
import type { Unit } from '../../reading/reading.ts';
import { contentCounts } from './content-counts.ts';
import { type CourseAim, planContentScript } from './course-aim.ts';
import type { CourseMaterial } from './course-material.ts';
import { describeContent, describeModule } from './part-descriptions.ts';
import { titlesOf } from './part-titles.ts';
import { partition, runsFrom } from './partition.ts';
import { cutLevels, type Segment } from './segments.ts';
import { sourcesOf, unitsWithin } from './source-ranges.ts';
import type { TitleRegister } from './unique-titles.ts';

/** A content with fewer words would be too thin. */
const LEAST_WORDS = 60;
const MODULE_CUT_COST = 0.35;
const CONTENT_CUT_COST = 0.12;
/** Weight of a heading. Code below it is not spoken, but counts. */
const HEADING_WEIGHT = 12;

/**
 * Cuts segments into modules and contents, and names and describes them. Needs at least as many
 * segments as contents.
 */
export function planModules(
  segments: Segment[],
  contents: number,
  aim: CourseAim,
  register: TitleRegister,
  material: CourseMaterial,
): ModuleDraft[] {
  const groups = documentsOf(segments, contents).flatMap(({ own, contents: wanted, modules }) =>
    cut(own, modules, wanted),
  );
  // Modules choose titles first, because theirs are the widest.
  const titles = groups.map(({ own }) =>
    groups.length === 1
      ? material.courseWording.onlyModule
      : register.take(titlesOf(own, material), 'module'),
  );
  let place = 0;
  return groups.map(({ own, count }, index) => {
    const title = titles[index] ?? '';
    const planned = planContents(own, count, aim, register, place, material);
    place += count;
    const said = planned.flatMap(({ sources }) =>
      saidOf(unitsWithin(material.units, sources), aim),
    );
    return {
      title,
      description: describeModule(title, planned, said, aim, index, material),
      contents: planned,
    };
  });
}

type Group = { own: Segment[]; count: number };

/**
 * Two documents never share a content. Each gets modules and contents by its length, where there
 * are enough.
 */
function documentsOf(segments: Segment[], contents: number) {
  const byFile = [...Map.groupBy(segments, ({ section }) => section.file).values()];
  const modules = contentCounts(contents).length;
  if (byFile.length === 1 || byFile.length > modules) return [{ own: segments, contents, modules }];
  const shares = sharedOut(contents, byFile);
  const own = sharedOut(modules, byFile);
  return byFile.map((document, index) => {
    const wanted = Math.min(shares[index] ?? 1, document.length);
    return { own: document, contents: wanted, modules: Math.min(own[index] ?? 1, wanted) };
  });
}

/** Shares `count` by length, with at least one for each document. */
function sharedOut(count: number, documents: Segment[][]): number[] {
  const words = documents.map((own) => own.reduce((sum, segment) => sum + segment.words, 0));
  const all = words.reduce((sum, own) => sum + own, 0) || 1;
  const shares = words.map((own) => Math.max(1, Math.floor((count * own) / all)));
  for (let left = count - shares.reduce((sum, own) => sum + own, 0); left > 0; left -= 1) {
    const lack = words.map((own, index) => own / all - (shares[index] ?? 0) / count);
    const next = lack.indexOf(Math.max(...lack));
    shares[next] = (shares[next] ?? 0) + 1;
  }
  return shares;
}

/** Runs of segments for modules, each with its number of contents. */
function cut(segments: Segment[], modules: number, contents: number): Group[] {
  const counts = Array.from({ length: modules }, (_, index) =>
    Math.ceil((contents - index) / modules),
  );
  const starts = partition({
    sizes: segments.map(sizeOf),
    cuts: cutLevels(segments),
    shares: counts.map((count) => count / contents),
    least: LEAST_WORDS * Math.min(...counts),
    cutCost: MODULE_CUT_COST,
    fewestItems: counts,
  });
  return runsFrom(segments, starts).map((own, index) => ({ own, count: counts[index] ?? 1 }));
}

/** Cuts the segments of a module into contents. `place` counts the contents before them. */
export function planContents(
  segments: Segment[],
  count: number,
  aim: CourseAim,
  register: TitleRegister,
  place: number,
  material: CourseMaterial,
  round = 0,
): ContentDraft[] {
  const starts = partition({
    sizes: segments.map(sizeOf),
    cuts: cutLevels(segments),
    shares: sharesOf(count, round),
    least: LEAST_WORDS,
    cutCost: CONTENT_CUT_COST,
    fewestItems: Array.from({ length: count }, () => 1),
  });
  return runsFrom(segments, starts).map((group, index) =>
    planContent(group, aim, register, place + index, material, round),
  );
}

export function planContent(
  segments: Segment[],
  aim: CourseAim,
  register: TitleRegister,
  place: number,
  material: CourseMaterial,
  round = 0,
): ContentDraft {
  const title = register.take(titlesOf(segments, material), 'content', Math.max(0, round - 1));
  const units = segments.flatMap((segment) => segment.units);
  return {
    title,
    description: describeContent(title, saidOf(units, aim), aim, place + round, material),
    sources: sourcesOf(units),
  };
}

/** The units that a content says of its part of the documents. */
export const saidOf = (units: readonly Unit[], aim: CourseAim): Unit[] =>
  planContentScript(units, aim).scenes.flatMap((scene) => scene.units);

/** Even shares at first. Each later round favours another content. */
function sharesOf(count: number, round: number): number[] {
  const weights = Array.from({ length: count }, (_, index) =>
    round > 0 && index === (round - 1) % count ? 1.6 : 1,
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

const sizeOf = ({ words }: Segment) => words + HEADING_WEIGHT;
