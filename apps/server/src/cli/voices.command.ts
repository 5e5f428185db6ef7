import type { Command } from './command.ts';
import { readVoicesOptions, voicesHelp } from './voices-options.ts';

export const voicesCommand: Command = {
  name: 'voices',
  summary: 'lists, fetches, tries and removes natural voices',
  help: voicesHelp,
  async run(args, settings, terminal) {
    const options = readVoicesOptions(args);
    const { runVoices } = await import('./run-voices.ts');
    await runVoices(options, settings, terminal);
  },
};
