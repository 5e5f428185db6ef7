import type { Command } from './commands.ts';
import { readUserOptions, USER_HELP } from './user-options.ts';

export const userCommand: Command = {
  name: 'user',
  summary: 'prints links that let people in',
  help: USER_HELP,
  async run(args, settings, terminal) {
    const options = readUserOptions(args);
    // The studio is loaded only when it is needed: help and mistakes are answered at once.
    const { printUserLink } = await import('./print-user-link.ts');
    await printUserLink(options, settings, terminal);
  },
};
