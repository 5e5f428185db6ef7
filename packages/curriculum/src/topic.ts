import type { DesignerAudience, DesignerPainPoint } from '@tarima/contract';

/**
 * One topic of a course. Its text is in `texts/{language}/{area}/{id}.md`: `# title`, `> the skill
 * gained`, then prose.
 */
export type Topic = {
  id: string;
  level: 'basico' | 'intermedio' | 'avanzado';
  /** Its main audiences; empty if it is for everyone. */
  audiences: DesignerAudience[];
  /** Problems that it solves best; at least one. */
  answers: DesignerPainPoint[];
};

/** Related topics, in teaching order. */
export type Theme = {
  id: string;
  topics: Topic[];
};
