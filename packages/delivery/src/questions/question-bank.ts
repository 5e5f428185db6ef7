import type { Language, Question } from '@tarima/contract';

/** The questions of a project, for the question bank of a learning platform. */
export type QuestionBank = {
  title: string;
  /** Also of the few words that a format lacks, such as "True". */
  language: Language;
  /** One for each content, in its order. Groups without questions are left out. */
  groups: QuestionGroup[];
};

export type QuestionGroup = { title: string; questions: Question[] };

export type QuestionOf<Kind extends Question['kind']> = Extract<Question, { kind: Kind }>;
