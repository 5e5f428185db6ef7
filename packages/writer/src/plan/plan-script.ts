import { type Section, speakable, type Unit, wordsOf } from '../reading/reading.ts';
import { chooseRuns } from './choose-runs.ts';
import { chooseUnits } from './choose-units.ts';
import type { KindWeights } from './kind-weights.ts';

export type PlannedScene = {
  section: Section;
  units: Unit[];
};

export type Plan = {
  scenes: PlannedScene[];
  said: ReadonlySet<Unit>;
};

export type PlanRequest = {
  /** Words to take from the documents. `Infinity` for all that can be spoken. */
  words: number;
  /** Ids of the sections to take. All of them where it is missing. */
  sections?: readonly string[] | undefined;
  /** Factors for the kinds of unit that suit the script's purpose. */
  kindWeights?: KindWeights | undefined;
};

/**
 * Longer documents are chosen by whole sections, because single sentences from everywhere are not
 * coherent.
 */
const LONG_WORDS = 800;

/**
 * Chooses units and puts them into scenes. Everything is said where it fits. Otherwise what must be
 * said comes first. A longer text is chosen by whole sections.
 */
export function planScript(
  units: readonly Unit[],
  { words, sections, kindWeights }: PlanRequest,
): Plan {
  const candidates = sayableIn(units, sections);
  const all = wordsOf(candidates);
  const said = new Set(
    all <= words
      ? candidates
      : all > LONG_WORDS
        ? chooseRuns(candidates, words, kindWeights)
        : chooseUnits(candidates, words, kindWeights),
  );
  return { scenes: scenesOf(candidates.filter((unit) => said.has(unit))), said };
}

/** The units that can be spoken, of some sections or of all. */
export function sayableIn(units: readonly Unit[], sections: readonly string[] | undefined): Unit[] {
  const wanted = sections && new Set(sections);
  return speakable(units).filter(({ section }) => !wanted || isIn(section, wanted));
}

const isIn = (section: Section, wanted: ReadonlySet<string>): boolean =>
  wanted.has(section.id) || (section.parent !== null && isIn(section.parent, wanted));

/** One scene for each section. A section titled by a question joins the scene of its parent. */
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

/** True for a slide without a title, or with the one of the slide before. */
const isContinued = (before: Section, slide: Section) =>
  slide.title === '' || slide.title === before.title;
