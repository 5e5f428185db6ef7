import { LISTED, type Section, type Unit, wordsOf } from '../reading/reading.ts';
import type { KindWeights } from './kind-weights.ts';

/**
 * A section is said whole up to this share of the words. A longer one is cut into stretches of
 * `STRETCH_WORDS`.
 */
const WHOLE_SHARE = 0.35;
const STRETCH_WORDS = 90;
const STRETCH_SHARE = 0.25;
const FEWEST_WORDS = 8;
/** A stretch of so many words has its full value. */
const FULL_WORDS = 60;
/** Bonus of a section that is whole, and of the first one of a chapter. */
const WHOLE = 1.2;
const FIRST = 1.2;
/** Bonus of a section's beginning, which says what the rest is about. */
const OPENS = 1.15;
/** Documents begin with what concerns most people. */
const EARLY = 1.25;
const LATE = 0.85;
/** A stretch below this share of the best fills the words up to `ENOUGH` only. */
const WORTHWHILE = 0.4;
const ENOUGH = 0.8;
/** Factor for each further stretch of the same chapter. */
const AGAIN = 0.85;

type Run = { units: Unit[]; words: number; value: number; chapter: Section };

/**
 * Chooses from a long document: whole sections, or stretches of long ones. Each further one of a
 * chapter counts less. So the parts belong together and come from the whole document.
 */
export function chooseRuns(
  units: readonly Unit[],
  words: number,
  kindWeights: KindWeights = {},
): Unit[] {
  let runs = runsOf(units, words, kindWeights);
  const floor = runs.reduce((most, { value }) => Math.max(most, value), 0) * WORTHWHILE;
  const taken = new Map<Section, number>();
  const chosen: Unit[] = [];
  let left = words;
  for (;;) {
    runs = runs.filter((run) => run.words <= left);
    const best = bestOf(runs, taken);
    if (!best || (best.value < floor && words - left >= words * ENOUGH)) return chosen;
    chosen.push(...best.units);
    left -= best.words;
    taken.set(best.chapter, (taken.get(best.chapter) ?? 0) + 1);
    runs = runs.filter((run) => run !== best);
  }
}

function bestOf(runs: readonly Run[], taken: ReadonlyMap<Section, number>): Run | undefined {
  const worthNow = (run: Run) => run.value * AGAIN ** (taken.get(run.chapter) ?? 0);
  return runs.reduce<Run | undefined>(
    (best, run) => (best && worthNow(best) >= worthNow(run) ? best : run),
    undefined,
  );
}

function runsOf(units: readonly Unit[], room: number, kindWeights: KindWeights): Run[] {
  const sections = Map.groupBy(units, ({ section }) => section);
  const seen = new Set<Section>();
  return [...sections].flatMap(([section, own], place) => {
    const chapter = chapterOf(section);
    const early = EARLY - (EARLY - LATE) * (place / sections.size);
    const share = sayableShare(section) * early * (seen.has(chapter) ? 1 : FIRST);
    seen.add(chapter);
    const isWhole = wordsOf(own) <= room * WHOLE_SHARE;
    return (
      isWhole ? [own] : stretchesOf(own, Math.min(STRETCH_WORDS, room * STRETCH_SHARE))
    ).flatMap((stretch, at): Run[] => {
      const words = wordsOf(stretch);
      if (words < FEWEST_WORDS) return [];
      const worth = stretch.reduce(
        (sum, one) => sum + worthOf(one) * (kindWeights[one.kind] ?? 1),
        0,
      );
      const bonus = (isWhole ? WHOLE : 1) * (at === 0 ? OPENS : 1) * share;
      const value = (worth / words) * Math.min(1, words / FULL_WORDS) * bonus;
      return [{ units: stretch, words, value, chapter }];
    });
  });
}

/** Stretches of paragraphs, each about one picture long. */
function stretchesOf(units: readonly Unit[], length: number): Unit[][] {
  const stretches: Unit[][] = [];
  let words = 0;
  for (const [at, unit] of units.entries()) {
    const least = canOpen(unit, units[at - 1]) ? length : length * 2;
    const isOwn = unit.follows === null && words >= least;
    if (isOwn || stretches.length === 0) stretches.push([]);
    words = isOwn ? unit.words : words + unit.words;
    stretches.at(-1)?.push(unit);
  }
  return stretches;
}

/** True for the first unit of a paragraph, unless it is a list without introduction. */
const canOpen = ({ paragraph, lead, kind }: Unit, before: Unit | undefined): boolean =>
  paragraph !== before?.paragraph && (!LISTED.has(kind) || lead.length > 0);

/** The share of units that can be spoken. A section of code or pictures is hard to hear. */
const sayableShare = ({ units }: Section) =>
  units.filter(({ unspeakable }) => unspeakable === null).length / units.length;

/** The rows of a table count as one thing. So do list items that need not be heard. */
const worthOf = ({ kind, worth, parts }: Unit) => {
  const must = kind === 'table' ? 1 : parts.filter(({ mustSay }) => mustSay.length > 0).length;
  return (worth * Math.max(1, must)) / Math.max(1, parts.length);
};

/** The highest section below the document. */
const chapterOf = (section: Section): Section =>
  section.parent?.parent ? chapterOf(section.parent) : section;
