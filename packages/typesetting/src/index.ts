export type { PageLook, TypesetOptions } from './course-pages.ts';
export { typesetCourse } from './typeset-course.ts';
export { TypesettingError } from './typesetting-error.ts';
