/** The output of a command: the process's own streams, or a test's. */
export type Terminal = {
  /** A result, such as a path or a link, which another program may read. */
  out: (text: string) => void;
  /** Progress and problems, for people. */
  err: (text: string) => void;
  /** True if a person watches `err`, so a bar may move there. */
  isWatched: boolean;
};

export const processTerminal: Terminal = {
  out: (text) => console.log(text),
  err: (text) => console.error(text),
  isWatched: process.stderr.isTTY,
};
