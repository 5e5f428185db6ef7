import type { CourseAudience, CourseDepth, CourseObjective } from '@tarima/contract';
import type { PassageCues } from '../../wording/course/course-wording.ts';
import type { Passage } from '../outline.ts';

export type CourseAim = {
  audience: CourseAudience;
  depth: CourseDepth;
  objective: CourseObjective;
};

type Kind = keyof PassageCues | 'technical' | 'figure' | 'short' | 'first';
type Leaning = Partial<Record<Kind, number>>;

/** By how much each kind of sentence is wanted; to be set against a score of 0 to 1. */
const AUDIENCE: Record<CourseAudience, Leaning> = {
  estudiantes: { example: 0.2, definition: 0.12, reason: 0.06 },
  tecnicos: { technical: 0.2, step: 0.14, figure: 0.06 },
  lideres: { decision: 0.2, reason: 0.1, technical: -0.08 },
  clientes: { benefit: 0.2, example: 0.06, short: 0.06, technical: -0.12 },
  ejecutivos: { decision: 0.22, benefit: 0.08, short: 0.08, technical: -0.12 },
};
const DEPTH: Record<CourseDepth, Leaning> = {
  basico: { definition: 0.18, first: 0.14, short: 0.14, technical: -0.16, exception: -0.12 },
  intermedio: { example: 0.08 },
  avanzado: { technical: 0.1, exception: 0.12, figure: 0.06, short: -0.08 },
  experto: { exception: 0.2, technical: 0.16, figure: 0.1, short: -0.14, first: -0.12 },
};
const OBJECTIVE: Record<CourseObjective, Leaning> = {
  inspirar: { benefit: 0.2, reason: 0.14, example: 0.14, step: -0.06 },
  habilidad: { step: 0.22, example: 0.12 },
  concepto: { definition: 0.28, reason: 0.06 },
  proceso: { step: 0.28 },
};

const TECHNICAL = /\p{Lu}{2,}|\p{L}+[-_]?\p{N}|\p{Ll}\p{Lu}/u;
const FIGURE = /(?<!\p{L})\p{N}/u;
const SHORT_WORDS = 15;

/** How much more than its words say a passage suits an audience, a depth and an objective. */
export function passagePreference(aim: CourseAim, cues: PassageCues) {
  const leanings = [AUDIENCE[aim.audience], DEPTH[aim.depth], OBJECTIVE[aim.objective]];
  const isSuch: Record<Kind, (passage: Passage) => boolean> = {
    technical: ({ text }) => TECHNICAL.test(text),
    figure: ({ text }) => FIGURE.test(text),
    short: ({ words }) => words <= SHORT_WORDS,
    first: ({ place }) => place === 0,
    definition: ({ text }) => cues.definition.test(text),
    step: ({ text }) => cues.step.test(text),
    benefit: ({ text }) => cues.benefit.test(text),
    decision: ({ text }) => cues.decision.test(text),
    example: ({ text }) => cues.example.test(text),
    reason: ({ text }) => cues.reason.test(text),
    exception: ({ text }) => cues.exception.test(text),
  };
  // Object.keys widens what is the record's own.
  const kinds = Object.keys(isSuch) as Kind[];
  const wanted = kinds
    .map((kind) => ({ kind, weight: leanings.reduce((sum, one) => sum + (one[kind] ?? 0), 0) }))
    .filter(({ weight }) => weight !== 0);
  return (passage: Passage): number =>
    wanted.reduce((sum, { kind, weight }) => sum + (isSuch[kind](passage) ? weight : 0), 0);
}
