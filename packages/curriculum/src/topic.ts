import type { DesignerAudience, DesignerPainPoint } from '@tarima/contract';

/**
 * One thing that a course can teach. Its words stand in `texts/{language}/{area}/{id}.md`:
 * `# title`, `> what one can do afterwards`, then prose.
 */
export type Topic = {
  id: string;
  level: 'basico' | 'intermedio' | 'avanzado';
  /** For whom it matters most; empty where it is for everyone. */
  audiences: DesignerAudience[];
  /** The problems that it answers best; at least one. */
  answers: DesignerPainPoint[];
};

/** Topics that belong together, in the order in which they are taught. */
export type Theme = {
  id: string;
  topics: Topic[];
};
