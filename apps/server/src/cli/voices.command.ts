import type { Command } from './command.ts';
import { readVoicesOptions, voicesHelp } from './voices-options.ts';

export const voicesCommand: Command = {
  name: 'voices',
  summary: 'lists, fetches, tries and removes natural voices',
  help: voicesHelp,
  async run(args, settings, terminal) {
    const options = readVoicesOptions(args);
    // The studio is loaded only when it is needed: help and mistakes are answered at once.
    const { inShellStudio } = await import('./shell-studio.ts');
    const { manageVoices } = await import('./manage-voices.ts');
    await inShellStudio(settings, terminal, (shell) => manageVoices(shell, options));
  },
};
