import { LANGUAGES, type Language } from '@tarima/contract';
import type { SourceDocument } from '@tarima/documents';
import { WRITING_LANGUAGES } from '@tarima/languages';
import { chooseLanguage } from '../../reading/choose-language.ts';
import { createForeignTitles } from '../../reading/foreign-titles.ts';
import { learnPhrases } from '../../reading/key-phrases.ts';
import { readDocuments } from '../../reading/read-documents.ts';
import { type Section, speakable, type Unit, wordsOf } from '../../reading/reading.ts';
import { runningTextsOf } from '../../reading/running-texts.ts';
import { WriterError } from '../../writer-error.ts';

/** Everything read from the documents once, for all steps of a course. */
export type CourseMaterial = ReturnType<typeof readCourseMaterial>;

/** Reads documents for a course. Throws `WriterError` NO_READABLE_DOCUMENT without any. */
export function readCourseMaterial(all: SourceDocument[], declared: Language) {
  if (all.length === 0) {
    throw new WriterError('NO_READABLE_DOCUMENT', 'there is no document to write from');
  }
  const { language, documents, isSpoken } = chooseLanguage(all, declared);
  const isOtherLanguage = !isSpoken && documents.some(isInAnotherLanguage);
  const reading = readDocuments(isOtherLanguage ? [] : documents, language, isSpoken);
  const { cues, phrases, course: courseWording } = WRITING_LANGUAGES[language];
  const units = speakable(reading.units).filter(
    (unit) => !isExercise(unit, courseWording.exercises),
  );
  const running = runningTextsOf(documents);
  return {
    language,
    /** The project's language, in which its author typed. */
    declared,
    reading,
    cues,
    phrases,
    courseWording,
    documents,
    /** True if the documents are in a language in which the writer writes no courses. */
    isOtherLanguage,
    unusedDocuments: all
      .filter((document) => !documents.includes(document))
      .map(({ fileName }) => fileName),
    /** In reading order. */
    units,
    words: wordsOf(units),
    isDeck: reading.roots.some(({ isSlide }) => isSlide),
    count: learnPhrases(running),
    /** True for a title in another language than the rest. */
    isForeign: isSpoken ? createForeignTitles(running, cues) : () => false,
  };
}

/** True if a document's language is known, and no course is written in it. */
const isInAnotherLanguage = ({ language }: SourceDocument) =>
  language !== 'other' && !LANGUAGES.some((own) => own === language);

/** True for a unit that needs a pen: exercises, tests and their answers. */
export const isExercise = ({ section, parts }: Unit, exercises: { title: RegExp; text: RegExp }) =>
  isBelow(section, exercises.title) || parts.some(({ text }) => exercises.text.test(text));

const isBelow = (section: Section, title: RegExp): boolean =>
  title.test(section.title) || (section.parent !== null && isBelow(section.parent, title));
