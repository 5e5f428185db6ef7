import type { Course, CourseContent } from '@tarima/contract';

/** The contents of all modules, in course order. */
export const contentsOf = ({ modules }: Pick<Course, 'modules'>): CourseContent[] =>
  modules.flatMap(({ contents }) => contents);

/** The current text of a content; null until it is written. */
export const textOf = ({ script }: CourseContent): string | null =>
  script && (script.editedContent ?? script.originalContent);
