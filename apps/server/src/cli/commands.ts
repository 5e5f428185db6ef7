import type { Settings } from '#server/settings/env.ts';
import { auditCommand } from './audit.command.ts';
import { courseCommand } from './course.command.ts';
import { dataCommand } from './data.command.ts';
import { podcastCommand } from './podcast.command.ts';
import type { Terminal } from './terminal.ts';
import { userCommand } from './user.command.ts';
import { videoCommand } from './video.command.ts';

export type Command = {
  name: string;
  /** One line for the list of commands. */
  summary: string;
  /** The text that `--help` prints. */
  help: string;
  /** Throws UsageError for wrong arguments, and AppError for work that failed. */
  run: (args: string[], settings: Settings, terminal: Terminal) => Promise<void>;
};

/** Every command, one line each. */
export const commands: Command[] = [
  videoCommand,
  courseCommand,
  podcastCommand,
  userCommand,
  dataCommand,
  auditCommand,
];
