import type { Course, CourseContent } from '@tarima/contract';

/** The contents of all modules, in the order of the course. */
export const contentsOf = ({ modules }: Pick<Course, 'modules'>): CourseContent[] =>
  modules.flatMap(({ contents }) => contents);

/** The text of a content as it stands; null until it is written. */
export const textOf = ({ script }: CourseContent): string | null =>
  script && (script.editedContent ?? script.originalContent);
