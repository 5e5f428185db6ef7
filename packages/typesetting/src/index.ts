export { type TypesetOptions, typesetCourse } from './typeset-course.ts';
export { TypesettingError } from './typesetting-error.ts';
