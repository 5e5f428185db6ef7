import { LISTED, type Section, type Unit, wordsOf } from '../reading/reading.ts';
import type { Leaning } from './leanings.ts';

/** A stretch of one section takes at most this share of the whole. */
const SHARE = 0.22;
const FEWEST_WORDS = 25;
/** From so many words on a stretch says enough. */
const FULL_WORDS = 60;
/** So many times as much is a section worth that is said whole, and one that opens its chapter. */
const WHOLE = 1.2;
const FIRST = 1.2;
/** The beginning of a section says what the rest is about. */
const OPENS = 1.15;
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

/** The best stretch of each section. */
function runsOf(units: readonly Unit[], most: number, leaning: Leaning): Run[] {
  const sections = Map.groupBy(units, ({ section }) => section);
  const seen = new Set<Section>();
  return [...sections].flatMap(([section, own], place) => {
    const chapter = chapterOf(section);
    const share = sayableShare(section) * (seen.has(chapter) ? 1 : FIRST);
    seen.add(chapter);
    const stretches = own.flatMap((unit, at) => {
      if (at > 0 && !canOpen(unit, own[at - 1])) return [];
      const taken = stretchFrom(own, at, most);
      const words = wordsOf(taken);
      if (words < FEWEST_WORDS || words > most * 1.5) return [];
      const worth = taken.reduce((sum, one) => sum + worthOf(one) * (leaning[one.kind] ?? 1), 0);
      const whole = taken.length === own.length ? WHOLE : 1;
      const value = (worth / words) * Math.min(1, words / FULL_WORDS) * share * whole;
      return [{ units: taken, words, value: at === 0 ? value * OPENS : value, chapter, place }];
    });
    return stretches.sort((a, b) => b.value - a.value).slice(0, 1);
  });
}

/** A paragraph that needs nothing before it. */
const canOpen = ({ follows, paragraph, lead, kind }: Unit, before: Unit | undefined): boolean =>
  follows === null && paragraph !== before?.paragraph && (!LISTED.has(kind) || lead.length > 0);

function stretchFrom(units: readonly Unit[], from: number, most: number): Unit[] {
  const taken: Unit[] = [];
  let words = 0;
  for (let at = from; at < units.length; at += 1) {
    const unit = units[at];
    if (!unit || (words > 0 && words + unit.words > most)) break;
    taken.push(unit);
    words += unit.words;
  }
  return taken;
}

/** A section half of which is code or pictures is not one to be heard. */
const sayableShare = ({ units }: Section) =>
  units.filter(({ unspeakable }) => unspeakable === null).length / units.length;

/** Twenty rows, or names that nobody must hear, are one thing to a listener, and no better than a rule. */
const worthOf = ({ kind, worth, parts, mustSay }: Unit) => {
  const isOne = kind === 'table' || mustSay.length === 0;
  return worth / Math.max(1, isOne ? parts.length : parts.length / ITEMS_OF_ONE);
};
const ITEMS_OF_ONE = 2;

/** The highest section that is a part of its document. */
const chapterOf = (section: Section): Section =>
  section.parent?.parent ? chapterOf(section.parent) : section;
