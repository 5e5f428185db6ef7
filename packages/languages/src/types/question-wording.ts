import type { Scales } from '../notation/scales.ts';

export const CLAUSE_KINDS = ['when', 'purpose'] as const;
export type ClauseKind = (typeof CLAUSE_KINDS)[number];

/** Wording and patterns of questions for learners. */
export type QuestionWording = {
  /** Prompts. `{topic}` is a heading, `{statement}` a sentence of the document. */
  prompts: {
    /** Steps to be put in order: all of them, or the first ones. */
    order: string;
    orderFirst: string;
    /** A sentence with a gap. */
    gap: string;
    truth: string;
    /** The part of a sentence that tells when, or for what purpose. */
    when: string;
    purpose: string;
    match: string;
    /** The cell of a table in the `{column}` of a `{row}`. */
    cell: string;
    /** `{question}` is asked by the document itself. */
    answer: string;
  };
  yes: string;
  no: string;
  /** An answer that opens with yes or no. It captures the yes. */
  yesOrNo: RegExp;
  /** Numbers in words that stand for one amount each, with their values. */
  numberWords: Readonly<Record<string, number>>;
  /** Words between the two ends of a range. */
  rangeLink: RegExp;
  /** Words right before an amount: it is the most, the least, or too little. */
  atMost: RegExp;
  atLeast: RegExp;
  over: RegExp;
  /** The same right behind an amount: "or less", "or more". */
  orLess: RegExp;
  orMore: RegExp;
  /** Words right before an amount that is only roughly right. */
  roughly: RegExp;
  /** Labels before a number that counts or names: section, article, page, law. */
  numberLabel: RegExp;
  /** A negation that can be dropped. The rest stays a sentence. */
  negation: RegExp;
  /** Each plain negation, also those that cannot be dropped. */
  anyNegation: RegExp;
  /** Words that make sense only in a negated sentence. */
  negatedOnly: RegExp;
  /** Opens a ban. The action stands behind it, in the form of an order. */
  banOpening: RegExp;
  /** Opens a clause at the start of a sentence, by the question that it answers. */
  clauses: Readonly<Record<ClauseKind, RegExp>>;
  /** Opens the case behind a sentence: "if it rains". */
  caseBehind: RegExp;
  /** Words of the same form that exclude each other. */
  scales: Scales;
  /** Words of steps or their heading that tell that their order counts. */
  sequence: RegExp;
  /** A verb without subject, or a pronoun: what they are about stands in the sentence before. */
  leaning: RegExp;
  /** Opens a sentence whose subject or case stands in the sentence before. */
  leaningLater: RegExp;
  /** Words of a duty that nobody can break or keep for certain: "appropriate", "with care". */
  vague: RegExp;
  /** Words of a heading that lists what is wrong. */
  mistakes: RegExp;
  /** Opens a step that holds all the time, or a rule among the steps. */
  lasting: RegExp;
  /** Opens a step or a case that tells its place among others: "first", "before". */
  place: RegExp;
  /** Nouns of which everybody has two. Another number of them is absurd. */
  paired: ReadonlySet<string>;
  /** Speaks from within the document: of here and now, of itself, of what there is. */
  ownVoice: RegExp;
  /** Faults: options that stand for others, words that learners distrust, and negative stems. */
  allOrNone: RegExp;
  absolute: RegExp;
  negativeStem: RegExp;
  /** Places of the paper, and numbers to call. */
  trivia: RegExp;
  /** Articles at the end of a stem that show the gender of the next word. */
  openArticle: RegExp;
};
