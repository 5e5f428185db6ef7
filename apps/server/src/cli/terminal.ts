import { createInterface } from 'node:readline/promises';

/** The output of a command: the process's own streams, or a test's. */
export type Terminal = {
  /** A result, such as a path or a link, which another program may read. */
  out: (text: string) => void;
  /** Progress and problems, for people. */
  err: (text: string) => void;
  /** True if a person watches `err`, so a bar may move there. */
  isWatched: boolean;
  /** Asks the person and answers what they type. Null where nobody can. */
  ask: (question: string) => Promise<string | null>;
};

export const processTerminal: Terminal = {
  out: (text) => console.log(text),
  err: (text) => console.error(text),
  isWatched: process.stderr.isTTY,
  async ask(question) {
    if (!process.stdin.isTTY) return null;
    const lines = createInterface({ input: process.stdin, output: process.stderr });
    try {
      return await lines.question(question);
    } finally {
      lines.close();
    }
  },
};
