import type { Command } from './command.ts';
import { readUserOptions, userHelp } from './user-options.ts';

export const userCommand: Command = {
  name: 'user',
  summary: 'lets people in: links, and who has lost their second step',
  help: userHelp,
  async run(args, settings, terminal) {
    const options = readUserOptions(args);
    // The studio is loaded only when it is needed: help and mistakes are answered at once.
    if (options.action === 'forget-second-step') {
      const { forgetSecondStep } = await import('./forget-second-step.ts');
      await forgetSecondStep(options, settings, terminal);
      return;
    }
    const { printUserLink } = await import('./print-user-link.ts');
    await printUserLink(options, settings, terminal);
  },
};
