import type { Settings } from '#server/settings/env.ts';
import type { Terminal } from './terminal.ts';

export type Command = {
  name: string;
  /** One line for the list of commands. */
  summary: string;
  /** The text that `--help` prints. */
  help: () => string;
  /** Throws UsageError for wrong arguments, and AppError for work that failed. */
  run: (args: string[], settings: Settings, terminal: Terminal) => Promise<void>;
};
