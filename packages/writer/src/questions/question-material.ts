import { LANGUAGES, type Language, type Question } from '@tarima/contract';
import type { SourceDocument } from '@tarima/documents';
import { WRITING_LANGUAGES } from '@tarima/languages';
import { isExercise } from '../plan/course/course-material.ts';
import { chooseLanguage } from '../reading/choose-language.ts';
import { readDocuments } from '../reading/read-documents.ts';
import { type Part, partsOf, speakable, type Unit } from '../reading/reading.ts';
import { sentenceKey } from '../reading/visual.ts';
import type { QuestionedContent } from '../writer.ts';

/** Everything read from the documents once, for the questions of all contents. */
export type QuestionMaterial = ReturnType<typeof readQuestionMaterial>;

type WithoutId<One> = One extends Question ? Omit<One, 'id' | 'origin'> : never;
export type QuestionDraft = WithoutId<Question>;

export function readQuestionMaterial(all: SourceDocument[], declared: Language) {
  const { language, documents, isSpoken } = chooseLanguage(all, declared);
  // Documents in a language without wording for questions give none.
  const isKnown = documents.every(({ language: own }) => LANGUAGES.some((code) => code === own));
  const reading = readDocuments(isKnown ? documents : [], language, isSpoken);
  const {
    cues,
    reading: readingCues,
    screen,
    questions: wording,
    course,
  } = WRITING_LANGUAGES[language];
  const units = speakable(reading.units).filter((unit) => !isExercise(unit, course.exercises));
  return { language, reading, units, cues, readingCues, screen, wording };
}

/** The units with a sentence that a content says, and a check of each of their parts. */
export function saidUnits({ units }: QuestionMaterial, { said }: QuestionedContent) {
  const keys = new Set(said.map(({ file, sentenceId }) => sentenceKey(file, sentenceId)));
  const isSaid = ({ citations }: Part) =>
    citations.length > 0 &&
    citations.every(({ file, sentenceId }) => keys.has(sentenceKey(file, sentenceId)));
  return { isSaid, units: units.filter((unit: Unit) => partsOf(unit).some(isSaid)) };
}
