import type { Command } from './command.ts';
import { parseOptions } from './parse-options.ts';
import { UsageError } from './usage-error.ts';

const help = () => `npm run tarima -- doctor

Says what the studio looks for on this machine, what it found and what to do: ✓ is there, – is optional and not
there, ✗ is missing. Ends with an error only if something required is missing. The studio may be running.`;

export const doctorCommand: Command = {
  name: 'doctor',
  summary: 'says what the studio finds on this machine, and what to do',
  help,
  async run(args, settings, terminal) {
    const { words } = parseOptions(args, {});
    if (words.length > 0) throw new UsageError(`doctor takes no "${words[0]}".`);
    const { examineMachine } = await import('./examine-machine.ts');
    await examineMachine(settings, terminal);
  },
};
