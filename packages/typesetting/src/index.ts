export type { PageLook, TypesetOptions } from './course-pages.ts';
export type { Handout } from './handout.ts';
export { typesetCourse } from './typeset-course.ts';
export { typesetHandout } from './typeset-handout.ts';
export { TypesettingError } from './typesetting-error.ts';
