/** Something that a person has the studio make, whatever happens to its server meanwhile. */
export type Making = {
  /** Asks for a first one, or for another. */
  begin: () => Promise<void>;
  /** Asks for the next thing that a person would; true once all that was begun is made. */
  goOn: () => Promise<boolean>;
  /** Holds all that was made against what was asked for. */
  check: () => Promise<void>;
  /** Whether a file of the data folder is a piece that is made once only; the temporary ones are not. */
  isPart?: (name: string) => boolean;
};
