/** The ways from a result back to the form. */
export type WaysBack = {
  onBack: () => void;
  /** Empties the form too. */
  onCreateNew: () => void;
};
