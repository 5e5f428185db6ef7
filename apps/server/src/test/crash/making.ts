/** Something that the studio makes for a person, although its server crashes meanwhile. */
export type Making = {
  /** Requests a first one, or another. */
  begin: () => Promise<void>;
  /** Requests the next thing that a person would. True once everything is made. */
  goOn: () => Promise<boolean>;
  /** Compares everything that was made with the requests. */
  check: () => Promise<void>;
  /** True for a file of the data folder that is made only once. Temporary files are left out. */
  isPart?: (name: string) => boolean;
};
