import type { CourseObjective, MainObjective, UnitKind } from '@tarima/contract';

/** Factors for the worth of kinds of unit, by the purpose of a script. */
export type KindWeights = Partial<Record<UnitKind, number>>;

/** They matter where not everything fits. Must-say units still come first. */
export const KIND_WEIGHTS: Record<MainObjective | CourseObjective, KindWeights> = {
  inspirar: { case: 1.6, example: 1.6, statement: 1.2, procedure: 0.8 },
  enseñar: { definition: 1.4, example: 1.3, answer: 1.1 },
  explicar: { definition: 1.5, contrast: 1.3, answer: 1.2 },
  instrucciones: { procedure: 1.5, rule: 1.1, warning: 1.1 },
  compartir: { case: 1.3, example: 1.2, answer: 1.2 },
  habilidad: { procedure: 1.3, example: 1.4 },
  concepto: { definition: 1.6, contrast: 1.3, statement: 1.1 },
  proceso: { procedure: 1.6, list: 1.1 },
};
