import type { ContentDraft, ModuleDraft } from '../../course-draft.ts';
import { contentCounts } from './content-counts.ts';
import type { CourseMaterial } from './course-material.ts';
import { cutLevels, type Unit } from './course-units.ts';
import { describeContent, describeModule } from './part-descriptions.ts';
import { chapterOf, titlesOf } from './part-titles.ts';
import { partition, runsFrom } from './partition.ts';
import type { CourseAim } from './passage-preference.ts';
import { sourcesOf } from './source-ranges.ts';
import type { TitleRegister } from './unique-titles.ts';

/** Less than this to say makes a content too thin. */
const LEAST_WORDS = 75;
const MODULE_CUT_COST = 0.35;
const CONTENT_CUT_COST = 0.12;
/** A heading weighs as much as a sentence: code and tables below it are not spoken, but count. */
const HEADING_WEIGHT = 12;

/** Cuts units into modules and contents, names and describes them. Units are at least as many as contents. */
export function planModules(
  units: Unit[],
  contents: number,
  aim: CourseAim,
  register: TitleRegister,
  material: CourseMaterial,
): ModuleDraft[] {
  const counts = contentCounts(contents);
  const cuts = cutLevels(units);
  const starts = partition({
    sizes: units.map(sizeOf),
    cuts,
    shares: counts.map((count) => count / contents),
    least: LEAST_WORDS * Math.min(...counts),
    cutCost: MODULE_CUT_COST,
    fewestItems: counts,
  });
  const groups = runsFrom(units, starts);
  // The modules choose first: their titles are the widest.
  // Modules that are chapters are called after them before any content is; others take what contents leave.
  const chapters = groups.map((group, index) =>
    groups.length === 1
      ? material.courseWording.onlyModule
      : chapterOf(group, counts[index] ?? 1, material),
  );
  const titles = groups.map((group, index) => {
    const chapter = chapters[index];
    const isFirst = chapter && chapters.indexOf(chapter) === index;
    return isFirst ? register.take([chapter, ...titlesOf(group, material)], 'module') : null;
  });
  let place = 0;
  return groups.map((group, index) => {
    const count = counts[index] ?? 1;
    const above = { title: titles[index] ?? '', place };
    const planned = planContents(group, count, aim, register, above, material);
    const title = titles[index] ?? register.take(titlesOf(group, material), 'module');
    place += planned.length;
    return {
      title,
      description: describeModule(title, planned, group, aim, index, material),
      contents: planned,
    };
  });
}

/** The module that contents belong to; `place` counts the contents before the one that is planned. */
export type ModulePlace = { title: string; place: number };

/** Cuts the units of a module into contents. */
export function planContents(
  units: Unit[],
  count: number,
  aim: CourseAim,
  register: TitleRegister,
  module: ModulePlace,
  material: CourseMaterial,
  round = 0,
): ContentDraft[] {
  const starts = partition({
    sizes: units.map(sizeOf),
    cuts: cutLevels(units),
    shares: sharesOf(count, round),
    least: LEAST_WORDS,
    cutCost: CONTENT_CUT_COST,
    fewestItems: Array.from({ length: count }, () => 1),
  });
  return runsFrom(units, starts).map((group, index) =>
    planContent(group, aim, register, { ...module, place: module.place + index }, material, round),
  );
}

/** Names and describes one content. */
export function planContent(
  units: Unit[],
  aim: CourseAim,
  register: TitleRegister,
  module: ModulePlace,
  material: CourseMaterial,
  round = 0,
): ContentDraft {
  const titles = titlesOf(units, material, module.title);
  const title = register.take(titles, 'content', Math.max(0, round - 1));
  return {
    title,
    description: describeContent(title, units, aim, module.place + round, material),
    sources: sourcesOf(units),
  };
}

/** Even at first; other rounds favour one content after the other. */
function sharesOf(count: number, round: number): number[] {
  const weights = Array.from({ length: count }, (_, index) =>
    round > 0 && index === (round - 1) % count ? 1.6 : 1,
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

const sizeOf = ({ words }: Unit) => words + HEADING_WEIGHT;
