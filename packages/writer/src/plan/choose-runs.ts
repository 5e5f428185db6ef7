import type { Section, Unit } from '../reading/reading.ts';
import type { Leaning } from './leanings.ts';

/** A stretch of one section takes at most this share of the whole. */
const SHARE = 0.22;
const FEWEST_WORDS = 25;
/** From so many words on a stretch says enough. */
const FULL_WORDS = 60;
/** So many times as much is a section worth that is said whole, and one that opens its chapter. */
const WHOLE = 1.2;
const FIRST = 1.2;
/** Against the best of all, a stretch that is worth less than this is only taken where little else is. */
const WORTHWHILE = 0.4;
const ENOUGH = 0.5;

type Run = { units: Unit[]; words: number; value: number; chapter: Section; place: number };

/**
 * Chooses stretches of a long document: whole sections, or the beginnings of long ones, the best of each chapter
 * in turn, so that what is heard belongs together and comes from all over.
 */
export function chooseRuns(units: readonly Unit[], words: number, leaning: Leaning = {}): Unit[] {
  const runs = runsOf(units, words * SHARE, leaning);
  const chapters = Map.groupBy(runs, ({ chapter }) => chapter);
  const queues = [...chapters.values()].map((list) =>
    list.sort((a, b) => b.value - a.value || a.place - b.place),
  );
  // The best of every chapter first, then the second best.
  const inTurn: Run[] = [];
  for (let round = 0; inTurn.length < runs.length; round += 1) {
    const ofRound = queues.flatMap((queue) => queue.slice(round, round + 1));
    inTurn.push(...ofRound.sort((a, b) => b.value - a.value || a.place - b.place));
  }
  const floor = Math.max(...runs.map(({ value }) => value)) * WORTHWHILE;
  const chosen: Unit[] = [];
  let left = words;
  for (const run of inTurn.sort((a, b) => Number(b.value >= floor) - Number(a.value >= floor))) {
    if (run.value < floor && words - left >= words * ENOUGH) break;
    if (run.words > left) continue;
    chosen.push(...run.units);
    left -= run.words;
    if (left < FEWEST_WORDS) break;
  }
  return chosen;
}

/** The beginning of each section as far as a run goes. */
function runsOf(units: readonly Unit[], most: number, leaning: Leaning): Run[] {
  const sections = Map.groupBy(units, ({ section }) => section);
  const seen = new Set<Section>();
  return [...sections].flatMap(([section, own], place) => {
    const taken: Unit[] = [];
    let words = 0;
    for (const unit of own) {
      if (words > 0 && words + unit.words > most) break;
      taken.push(unit);
      words += unit.words;
    }
    if (words < FEWEST_WORDS || words > most * 1.5) return [];
    const worth = taken.reduce((sum, unit) => sum + worthOf(unit) * (leaning[unit.kind] ?? 1), 0);
    const isWhole = taken.length === own.length;
    const chapter = chapterOf(section);
    const isFirst = !seen.has(chapter);
    seen.add(chapter);
    const value =
      (worth / words) *
      Math.min(1, words / FULL_WORDS) *
      sayableShare(section) *
      (isWhole ? WHOLE : 1) *
      (isFirst ? FIRST : 1);
    return [{ units: taken, words, value, chapter, place }];
  });
}

/** A section half of which is code or pictures is not one to be heard. */
const sayableShare = ({ units }: Section) =>
  units.filter(({ unspeakable }) => unspeakable === null).length / units.length;

/** A table of twenty rows is one thing to a listener, and no better than a rule. */
const worthOf = ({ kind, worth, parts }: Unit) =>
  worth / Math.max(1, kind === 'table' ? parts.length : parts.length / ITEMS_OF_ONE);
const ITEMS_OF_ONE = 2;

/** The highest section that is a part of its document. */
const chapterOf = (section: Section): Section =>
  section.parent?.parent ? chapterOf(section.parent) : section;
