import type { Course } from '@tarima/contract';
import { coursePages, type TypesetOptions } from './course-pages.ts';
import { setPages } from './set-pages.ts';

/**
 * Sets the structure of a course as a tagged PDF (PDF/UA-1) in the course's language: cover, linked
 * list of contents, a part for each module, outline. Throws `TypesettingError`.
 */
export async function typesetCourse(course: Course, options: TypesetOptions): Promise<Uint8Array> {
  const pages = coursePages(course, options);
  const pictures: Record<string, string> = pages.logo ? { logo: pages.logo } : {};
  return setPages({ template: 'course', data: pages, pictures });
}
