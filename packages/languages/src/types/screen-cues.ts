/** Patterns for texts that a layout shows in its own form. */
export type ScreenCues = {
  /** Headers of two columns that contrast: before and after, right and wrong. */
  sides: RegExp;
  /** A definition. It captures the term, then its meaning. */
  defines: RegExp;
  /** Verbs between a subject and its amount. */
  amountVerb: RegExp;
  /** Articles that a term loses where it stands alone. */
  article: RegExp;
  /** Forbids or demands for certain: a cross or a tick stands before it. */
  forbids: RegExp;
  demands: RegExp;
  /** Words that open a phrase which a statement can do without. */
  addsPhrase: RegExp;
};
