import { AUDIT_ACTIONS } from '@tarima/contract';
import type { Command } from './command.ts';
import { oneOf, parseOptions } from './parse-options.ts';
import { UsageError } from './usage-error.ts';

const HELP = `npm run tarima -- audit [--action ACTION] [--page N]

Prints who came in and what was deleted, exported or set, newest first, as lines of JSON.

  --action  one of ${AUDIT_ACTIONS.join(', ')}
  --page    50 events each; 1 when absent`;

export const auditCommand: Command = {
  name: 'audit',
  summary: 'prints the audit trail',
  help: HELP,
  async run(args, settings, terminal) {
    const { files, values } = parseOptions(args, ['action', 'page']);
    if (files.length > 0) throw new UsageError(`audit takes no "${files[0]}".`);
    const action = oneOf('action', AUDIT_ACTIONS, values.action);
    const page = Number(values.page ?? 1);
    if (!Number.isInteger(page) || page < 1) throw new UsageError('--page is 1 or more.');
    const { inOwnStudio } = await import('./own-studio.ts');
    await inOwnStudio(settings, async ({ services }, owner) => {
      const { events } = await services.audit.list(owner, { action, page });
      for (const event of events) terminal.out(JSON.stringify(event));
    });
  },
};
