/** Wording and patterns of questions for learners. */
export type QuestionWording = {
  /** Prompts. `{topic}` is a heading, `{statement}` a sentence of the document. */
  prompts: {
    /** Steps to be put in order: all of them, or the first ones. */
    order: string;
    orderFirst: string;
    /** A sentence with a gap for an amount. */
    number: string;
    truth: string;
    /** The case in which a rule applies. */
    condition: string;
    /** The action that a prohibition names. */
    avoid: string;
    match: string;
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
  /** Words right before or after an amount that make it the most, or the least. */
  atMost: RegExp;
  atLeast: RegExp;
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
  /** Opens a case. The rest of its clause ends at a comma. */
  caseOpening: RegExp;
  /** Opens a case at the end of a sentence. */
  caseEnding: RegExp;
  /** Verbs that ask or check: the `if` behind them opens no case. */
  asksWhether: RegExp;
  /** A plural first person or another word that only the document's own readers understand. */
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
