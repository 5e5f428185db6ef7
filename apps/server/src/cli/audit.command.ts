import { auditEndpoints } from '@tarima/contract';
import type { Command } from './command.ts';
import { option, optionLines } from './option.ts';
import { parseOptions } from './parse-options.ts';
import { UsageError } from './usage-error.ts';

const { shape } = auditEndpoints.list.query;
const wrongPage = () => '--page is 1 or more.';

const OPTIONS = {
  action: option('--action', shape.action, 'one of {values}'),
  page: option('--page', shape.page, '50 events each; {default} when absent', wrongPage),
};

const help = () => `npm run tarima -- audit [--action ACTION] [--page N]

Prints who came in and what was deleted, exported or set, newest first, as lines of JSON.

${optionLines(OPTIONS, 12)}`;

export const auditCommand: Command = {
  name: 'audit',
  summary: 'prints the audit trail',
  help,
  async run(args, settings, terminal) {
    const { words, values } = parseOptions(args, OPTIONS);
    if (words.length > 0) throw new UsageError(`audit takes no "${words[0]}".`);
    const { inOwnStudio } = await import('./own-studio.ts');
    await inOwnStudio(settings, async ({ services }, owner) => {
      const { events } = await services.audit.list(owner, values);
      for (const event of events) terminal.out(JSON.stringify(event));
    });
  },
};
