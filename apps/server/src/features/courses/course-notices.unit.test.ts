import { LANGUAGES } from '@tarima/contract';
import { expect, it } from 'vitest';
import type { CourseNotice } from '#server/db/tables/course-notice.ts';
import { sentenceOfNotice } from './course-notices.ts';

const NOTICES: CourseNotice[] = [
  { kind: 'fewer', asked: 24, made: 9 },
  { kind: 'fewerTopics', asked: 12, made: 7 },
  { kind: 'otherLanguage', files: ['a.pdf'] },
  { kind: 'otherLanguage', files: ['a.pdf', 'b.pdf'] },
  { kind: 'long', pagesPerContent: 31 },
];

it.each(LANGUAGES)('every notice has its own sentence in %s', (language) => {
  const sentences = NOTICES.map((notice) => sentenceOfNotice(notice, language));
  expect(new Set(sentences).size).toBe(NOTICES.length);
  for (const sentence of sentences) expect(sentence).toMatch(/^\p{P}?\p{L}.*\.$/u);
  expect(sentences.join(' ')).toMatch(/24.*9.*7.*12.*a\.pdf.*a\.pdf.*b\.pdf.*31/u);
});
