import type { CourseAudience, CourseDepth, CourseObjective } from '@tarima/contract';
import { type Unit, wordsOf } from '../../reading/reading.ts';
import { LEANINGS } from '../leanings.ts';
import { type Plan, planScript } from '../plan-script.ts';

/** For whom a course is, how far it goes, and what for. */
export type CourseAim = {
  audience: CourseAudience;
  depth: CourseDepth;
  objective: CourseObjective;
};

/** How much of the documents one content says, where less must be said. */
const CONTENT_WORDS: Record<CourseDepth, number> = {
  basico: 240,
  intermedio: 330,
  avanzado: 420,
  experto: 520,
};
/** No content lasts longer than this, whatever its part of the documents holds. */
const MOST_WORDS = 600;

/** What one content says of its part of the documents: all that must be said, and more as its depth asks. */
export function planContentScript(units: readonly Unit[], { depth, objective }: CourseAim): Plan {
  const mustSay = wordsOf(units.filter((unit) => unit.mustSay.length > 0));
  const words = Math.min(MOST_WORDS, Math.max(CONTENT_WORDS[depth], mustSay));
  return planScript(units, { words, leaning: LEANINGS[objective] });
}
