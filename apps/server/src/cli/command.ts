import type { Settings } from '#server/settings/env.ts';
import type { Terminal } from './terminal.ts';

export type Command = {
  name: string;
  /** One line for the list of commands. */
  summary: string;
  /** What `--help` shows. */
  help: string;
  /** Throws UsageError for what was typed wrong, and AppError for what could not be done. */
  run: (args: string[], settings: Settings, terminal: Terminal) => Promise<void>;
};
