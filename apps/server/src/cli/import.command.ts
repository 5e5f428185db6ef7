import type { Command } from './command.ts';
import { anyText, option, optionLines } from './option.ts';
import { parseOptions } from './parse-options.ts';
import { UsageError } from './usage-error.ts';

const OPTIONS = {
  company: option('--company COMPANY', anyText, 'your company, by its name or id (your first)'),
};

const help = () => `npm run tarima -- import FILE [--company COMPANY]

Makes a new project of a file that export wrote, here or in another Tarima. The studio reads its documents again;
texts and videos are there at once. All of it comes in, or nothing. The embedded database is for one process at a
time, so stop the studio first.

${optionLines(OPTIONS)}`;

export const importCommand: Command = {
  name: 'import',
  summary: 'makes a project of a file that export wrote',
  help,
  async run(args, settings, terminal) {
    const { words, values } = parseOptions(args, OPTIONS);
    const [file] = words;
    if (words.length !== 1 || !file) throw new UsageError('Name one file.');
    // The studio is loaded only when it is needed: help and mistakes are answered at once.
    const { importProject } = await import('./import-project.ts');
    await importProject({ file, company: values.company }, settings, terminal);
  },
};
