import { type Citation, LANGUAGES, type Language, type Question } from '@tarima/contract';
import type { SourceDocument } from '@tarima/documents';
import { type ClauseKind, WRITING_LANGUAGES } from '@tarima/languages';
import { isExercise } from '../plan/course/course-material.ts';
import { chooseLanguage } from '../reading/choose-language.ts';
import { readDocuments } from '../reading/read-documents.ts';
import { type Part, partsOf, type Section, speakable, type Unit } from '../reading/reading.ts';
import { sentenceKey } from '../reading/visual.ts';
import type { QuestionedContent } from '../writer.ts';
import { createAmountFinder } from './amounts.ts';
import { createScaleWords } from './scale-words.ts';
import { createTopics, rootOf } from './topics.ts';

/** Everything read from the documents once, for the questions of all contents. */
export type QuestionMaterial = ReturnType<typeof readQuestionMaterial>;

type WithoutId<One> = One extends Question ? Omit<One, 'id' | 'origin'> : never;
/** A question before it has an id. */
export type QuestionDraft = WithoutId<Question>;

/** The ways to ask, each with its own prompt. */
export type QuestionForm =
  | 'order'
  | 'number'
  | ClauseKind
  | 'scale'
  | 'match'
  | 'cell'
  | 'answer'
  | 'truth';

/** A question that may be asked. */
export type Candidate = {
  form: QuestionForm;
  draft: QuestionDraft;
  /** The fact that is asked: no other question of a content may ask it again. */
  fact: string;
  /** The loss where a learner does not know it. */
  worth: number;
};

/** A part of a unit, with the unit it belongs to. */
export type PlacedPart = {
  unit: Unit;
  part: Part;
  /** True behind another sentence, which may name what it speaks of. */
  goesOn?: boolean;
};

/** Reads documents for questions. In a language without wording for them there is nothing. */
export function readQuestionMaterial(all: SourceDocument[], declared: Language) {
  const { language, documents, isSpoken } = chooseLanguage(all, declared);
  const isKnown = documents.every(({ language: own }) => LANGUAGES.some((code) => code === own));
  const reading = readDocuments(isKnown ? documents : [], language, isSpoken);
  const {
    cues,
    screen,
    course,
    questions: wording,
    reading: readingCues,
  } = WRITING_LANGUAGES[language];
  const units = speakable(reading.units).filter((unit) => !isExercise(unit, course.exercises));
  const isBan = (text: string) => readingCues.prohibition.test(text);
  const parts = units.flatMap((unit) => unit.parts.map((part): PlacedPart => ({ unit, part })));
  const mayBan = ({ section, lead }: Unit) =>
    [section.title, ...lead.map(({ text }) => text)].some(
      (text) => isBan(text) || wording.mistakes.test(text) || text.search(wording.anyNegation) >= 0,
    );
  return {
    language,
    terms: reading.terms,
    units,
    /** The units with a "not" above them. Their parts may be forbidden, or a help. */
    forbidding: new Set(units.filter(mayBan)),
    parts,
    ...createTopics(units),
    /** The stems of the sentences of a file that have a word of a scale. */
    sentencesWith: createScaleWords(parts, wording, reading.terms),
    cues,
    readingCues,
    screen,
    wording,
    amountsIn: createAmountFinder(wording, cues.functionWords),
  };
}

/** A content with the units that its script says. */
export type SaidContent = {
  units: Unit[];
  isSaid: (part: Part) => boolean;
  /** Tells what a question is about: the heading, or the document's title. */
  topicOf: (section: Section) => string;
};

export function saidContent(
  { units, topicOf }: QuestionMaterial,
  { title, said }: QuestionedContent,
): SaidContent {
  const keys = new Set(said.map(keyOf));
  const isSaid = ({ citations }: Part) =>
    citations.length > 0 && citations.every((citation) => keys.has(keyOf(citation)));
  return {
    units: units.filter((unit) => partsOf(unit).some(isSaid)),
    isSaid,
    topicOf: (section) => topicOf(section) || rootOf(section).title || title,
  };
}

const keyOf = ({ file, sentenceId }: Pick<Citation, 'file' | 'sentenceId'>) =>
  sentenceKey(file, sentenceId);
