import type { CourseAudience, CourseDepth, CourseObjective } from '@tarima/contract';
import { type Unit, wordsOf } from '../../reading/reading.ts';
import { KIND_WEIGHTS } from '../kind-weights.ts';
import { type Plan, planScript } from '../plan-script.ts';

export type CourseAim = {
  audience: CourseAudience;
  depth: CourseDepth;
  objective: CourseObjective;
};

/** Words that one content takes from the documents, unless more must be said. */
const CONTENT_WORDS: Record<CourseDepth, number> = {
  basico: 240,
  intermedio: 330,
  avanzado: 420,
  experto: 520,
};
/** No content has more words, however long its part of the documents is. */
const MOST_WORDS = 600;

/** Plans one content: all that must be said, and more by its depth. */
export function planContentScript(units: readonly Unit[], { depth, objective }: CourseAim): Plan {
  const mustSay = wordsOf(units.filter((unit) => unit.mustSay.length > 0));
  const words = Math.min(MOST_WORDS, Math.max(CONTENT_WORDS[depth], mustSay));
  return planScript(units, { words, kindWeights: KIND_WEIGHTS[objective] });
}
