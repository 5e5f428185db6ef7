import type { Command } from './command.ts';
import { anyText, option, optionLines } from './option.ts';
import { parseOptions } from './parse-options.ts';
import { UsageError } from './usage-error.ts';

const OPTIONS = {
  out: option('--out FILE', anyText, 'where to write it (the name of the project, with .tarima)'),
};

const help = () => `npm run tarima -- export PROJECT [--out FILE]

Writes a project with everything as one file that another Tarima takes: its documents, pictures, structure,
scripts with their versions and sources, questions, choices and finished videos. Names of people, links for
learners, reviews, podcasts and what belongs to the company stay here. PROJECT is its name, or the id in the
address of its page. The embedded database is for one process at a time, so stop the studio first.

${optionLines(OPTIONS)}`;

export const exportCommand: Command = {
  name: 'export',
  summary: 'writes a project with everything as one file, for another Tarima',
  help,
  async run(args, settings, terminal) {
    const { words, values } = parseOptions(args, OPTIONS);
    const [called = ''] = words;
    if (words.length !== 1 || called.trim() === '') {
      throw new UsageError('Name one project, by its name or its id.');
    }
    // The studio is loaded only when it is needed: help and mistakes are answered at once.
    const { exportProject } = await import('./export-project.ts');
    await exportProject({ called, out: values.out }, settings, terminal);
  },
};
