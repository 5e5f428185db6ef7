import { type Section, speakable, type Unit, wordsOf } from '../reading/reading.ts';
import { chooseRuns } from './choose-runs.ts';
import { chooseUnits } from './choose-units.ts';
import type { Leaning } from './leanings.ts';

/** What is said in one scene, in its order. */
export type PlannedScene = {
  section: Section;
  units: Unit[];
};

export type Plan = {
  scenes: PlannedScene[];
  said: ReadonlySet<Unit>;
};

export type PlanRequest = {
  /** Of the documents; `Infinity` for all that can be spoken. */
  words: number;
  /** Ids of the sections to take; all where it is not given. */
  sections?: readonly string[] | undefined;
  /** Which kinds of unit suit what the script is for. */
  leaning?: Leaning | undefined;
};

/** Of more words sections are told or left out: sentences out of everywhere would be remarks. */
const LONG_WORDS = 800;

/**
 * Which units are said, in which scenes. What fits is said whole; of more, what must be said comes first; of
 * a longer text, whole sections are taken.
 */
export function planScript(
  units: readonly Unit[],
  { words, sections, leaning }: PlanRequest,
): Plan {
  const candidates = sayableIn(units, sections);
  const all = wordsOf(candidates);
  const said = new Set(
    all <= words
      ? candidates
      : all > LONG_WORDS
        ? chooseRuns(candidates, words, leaning)
        : chooseUnits(candidates, words, leaning),
  );
  return { scenes: scenesOf(candidates.filter((unit) => said.has(unit))), said };
}

/** What can be spoken of some sections, or of all. */
export function sayableIn(units: readonly Unit[], sections: readonly string[] | undefined): Unit[] {
  const wanted = sections && new Set(sections);
  return speakable(units).filter(({ section }) => !wanted || isIn(section, wanted));
}

const isIn = (section: Section, wanted: ReadonlySet<string>): boolean =>
  wanted.has(section.id) || (section.parent !== null && isIn(section.parent, wanted));

/** Units of one section are one scene; an answer is told where the questions are asked. */
function scenesOf(units: Unit[]): PlannedScene[] {
  const scenes: PlannedScene[] = [];
  for (const unit of units) {
    const section = sceneSection(unit.section);
    const last = scenes.at(-1);
    const isSame =
      last?.section === section || (last && section.isSlide && isContinued(last.section, section));
    if (last && isSame) last.units.push(unit);
    else scenes.push({ section, units: [unit] });
  }
  return scenes;
}

function sceneSection(section: Section): Section {
  const { parent } = section;
  const isQuestion = section.title.endsWith('?');
  return isQuestion && parent?.parent && parent.title ? sceneSection(parent) : section;
}

/** A slide without a title, or with that of the one before. */
const isContinued = (before: Section, slide: Section) =>
  slide.title === '' || slide.title === before.title;
