import type { CourseAudience, CourseDepth, CourseObjective } from '@tarima/contract';

/** For whom a course is, how far it goes, and what for. */
export type CourseAim = {
  audience: CourseAudience;
  depth: CourseDepth;
  objective: CourseObjective;
};

/** How much of the documents one content says at most. */
export const CONTENT_WORDS: Record<CourseDepth, number> = {
  basico: 240,
  intermedio: 330,
  avanzado: 420,
  experto: 520,
};
