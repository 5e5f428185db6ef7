import type { Language } from '@tarima/contract';
import { COURSE_WORDINGS } from '../../wording/course/index.ts';
import { WORDINGS } from '../../wording/index.ts';
import { cleanTitle } from '../../reading/titles.ts';

/** Whether a course teaches what stands below a heading: no legal text, contents, references or exercises. */
export const isTaughtSection = (heading: string, language: Language): boolean =>
  !COURSE_WORDINGS[language].skippedTitle.test(cleanTitle(heading, WORDINGS[language]));
