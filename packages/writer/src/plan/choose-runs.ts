import type { Leaning } from './leanings.ts';
import { type Section, type Unit, wordsOf } from '../reading/reading.ts';

/** A stretch of one section takes at most this share of the whole. */
const SHARE = 0.22;
const FEWEST_WORDS = 25;

type Run = { units: Unit[]; words: number; value: number; chapter: Section; place: number };

/**
 * Chooses stretches of a long document: whole sections, or the beginnings of long ones, the best of each chapter
 * in turn, so that what is heard belongs together and comes from all over.
 */
export function chooseRuns(units: readonly Unit[], words: number, leaning: Leaning = {}): Unit[] {
  const runs = runsOf(units, words * SHARE, leaning);
  const chapters = new Map<Section, Run[]>();
  for (const run of runs) chapters.set(run.chapter, [...(chapters.get(run.chapter) ?? []), run]);
  const queues = [...chapters.values()].map((list) =>
    list.sort((a, b) => b.value - a.value || a.place - b.place),
  );
  // The best of every chapter first, then the second best.
  const inTurn: Run[] = [];
  for (let round = 0; inTurn.length < runs.length; round += 1) {
    const ofRound = queues.flatMap((queue) => queue.slice(round, round + 1));
    inTurn.push(...ofRound.sort((a, b) => b.value - a.value || a.place - b.place));
  }
  const chosen: Unit[] = [];
  let left = words;
  for (const run of inTurn) {
    if (run.words > left) continue;
    chosen.push(...run.units);
    left -= run.words;
    if (left < FEWEST_WORDS) break;
  }
  return chosen;
}

/** The beginning of each section as far as a run goes. */
function runsOf(units: readonly Unit[], most: number, leaning: Leaning): Run[] {
  const sections = new Map<Section, Unit[]>();
  for (const unit of units) sections.set(unit.section, [...(sections.get(unit.section) ?? []), unit]);
  return [...sections].flatMap(([section, own], place) => {
    const taken: Unit[] = [];
    let words = 0;
    for (const unit of own) {
      if (words > 0 && words + unit.words > most) break;
      taken.push(unit);
      words += unit.words;
    }
    if (words < FEWEST_WORDS || words > most * 1.5) return [];
    const worth = taken.reduce(
      (sum, { worth: own, kind }) => sum + own * (leaning[kind] ?? 1),
      0,
    );
    const isWhole = taken.length === own.length;
    const value = (worth / words) * Math.min(1, words / 60) + (isWhole ? 0.02 : 0);
    return [{ units: taken, words: wordsOf(taken), value, chapter: chapterOf(section), place }];
  });
}

/** The highest section that is a part of its document. */
const chapterOf = (section: Section): Section =>
  section.parent?.parent ? chapterOf(section.parent) : section;
