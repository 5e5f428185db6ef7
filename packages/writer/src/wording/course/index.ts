import type { CourseWordingOfLanguages } from './course-wording.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { pt } from './pt.ts';

export const COURSE_WORDINGS: CourseWordingOfLanguages = { es, en, pt };
