import type { CourseAudience, CourseDepth, CourseObjective } from '@tarima/contract';
import type { PassageCues } from '../../wording/course/course-wording.ts';
import type { Passage } from '../outline.ts';

export type CourseAim = {
  audience: CourseAudience;
  depth: CourseDepth;
  objective: CourseObjective;
};

type Leaning = Partial<Record<keyof PassageCues | 'technical' | 'short', number>>;

/** By how much each kind of sentence is wanted; to be set against a score of 0 to 1. */
const AUDIENCE: Record<CourseAudience, Leaning> = {
  estudiantes: { definition: 0.15, example: 0.12 },
  tecnicos: { technical: 0.18, step: 0.08 },
  lideres: { decision: 0.14, benefit: 0.08 },
  clientes: { benefit: 0.18, short: 0.06, technical: -0.08 },
  ejecutivos: { decision: 0.2, short: 0.06, technical: -0.1 },
};
const DEPTH: Record<CourseDepth, Leaning> = {
  basico: { definition: 0.14, short: 0.12, technical: -0.12 },
  intermedio: { example: 0.06 },
  avanzado: { technical: 0.1, short: -0.06 },
  experto: { technical: 0.18, short: -0.12, definition: -0.08 },
};
const OBJECTIVE: Record<CourseObjective, Leaning> = {
  inspirar: { benefit: 0.22 },
  habilidad: { step: 0.16, example: 0.08 },
  concepto: { definition: 0.2 },
  proceso: { step: 0.22 },
};

const TECHNICAL = /\p{N}|\p{Lu}{2,}|\p{L}+[-_]\p{L}*\p{N}|\p{Ll}\p{Lu}/u;
const SHORT_WORDS = 16;
/** What a sentence says counts for more than how it suits. */
const STRENGTH = 0.7;

/** How much more than its words say a passage suits an audience, a depth and an objective. */
export function passagePreference(aim: CourseAim, cues: PassageCues) {
  const leanings = [AUDIENCE[aim.audience], DEPTH[aim.depth], OBJECTIVE[aim.objective]];
  const wanted = (kind: keyof Leaning) =>
    leanings.reduce((sum, leaning) => sum + (leaning[kind] ?? 0), 0);
  const tests: [number, (passage: Passage) => boolean][] = [
    [wanted('technical'), ({ text }) => TECHNICAL.test(text)],
    [wanted('short'), ({ words }) => words <= SHORT_WORDS],
    [wanted('definition'), ({ text }) => cues.definition.test(text)],
    [wanted('step'), ({ text }) => cues.step.test(text)],
    [wanted('benefit'), ({ text }) => cues.benefit.test(text)],
    [wanted('decision'), ({ text }) => cues.decision.test(text)],
    [wanted('example'), ({ text }) => cues.example.test(text)],
  ];
  return (passage: Passage): number =>
    STRENGTH *
    tests.reduce(
      (sum, [weight, isSuch]) => sum + (weight !== 0 && isSuch(passage) ? weight : 0),
      0,
    );
}
