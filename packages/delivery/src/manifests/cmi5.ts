import { createHash } from 'node:crypto';
import type { Language, PlayerCourse } from '@tarima/contract';
import { escapeXml } from '@tarima/text';
import { masteryOf } from './completion.ts';

const LANGUAGE_TAGS: Record<Language, string> = { es: 'es', en: 'en', pt: 'pt-BR' };

/** `cmi5.xml`: a course with one unit to launch. Its ids are the same whenever it is made. */
export function cmi5Structure(course: PlayerCourse): string {
  const mastery = masteryOf(course);
  const inLanguage = (text: string) =>
    `<langstring lang="${LANGUAGE_TAGS[course.language]}">${escapeXml(text)}</langstring>`;
  const title = inLanguage(course.title);
  const description = inLanguage(course.description.trim() || course.title);
  const rule =
    mastery === null
      ? 'moveOn="Completed"'
      : `moveOn="CompletedAndPassed" masteryScore="${mastery}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<courseStructure xmlns="https://w3id.org/xapi/profiles/cmi5/v1/CourseStructure.xsd">
  <course id="urn:uuid:${course.id}">
    <title>${title}</title>
    <description>${description}</description>
  </course>
  <au id="urn:uuid:${derivedId(course.id)}" ${rule} launchMethod="AnyWindow">
    <title>${title}</title>
    <description>${description}</description>
    <url>index.html</url>
  </au>
</courseStructure>
`;
}

/** Another UUID (version 8) that always follows from this one. */
function derivedId(id: string): string {
  const hash = createHash('sha256').update(`${id} unit`).digest('hex');
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}
