import type { Command } from './command.ts';
import { parseOptions } from './parse-options.ts';
import { UsageError } from './usage-error.ts';

const help = () => `DATABASE_URL=postgres://… npm run tarima -- move-to-postgres

Copies the embedded database into the PostgreSQL of DATABASE_URL, which must have no data yet, and compares
every table by its rows and a hash. Stop the studio first. If it breaks off, nothing is there, and it can be
repeated. Work under way goes on at the next start. The embedded database stays in the data folder as it was.`;

export const moveToPostgresCommand: Command = {
  name: 'move-to-postgres',
  summary: 'copies the embedded database into a PostgreSQL, and compares both',
  help,
  async run(args, settings, terminal) {
    if (parseOptions(args, {}).words.length > 0) throw new UsageError('It takes no words.');
    const { databaseUrl } = settings;
    if (!databaseUrl) throw new UsageError('DATABASE_URL says where to: set it for this command.');
    // The studio is loaded only when it is needed: help and mistakes are answered at once.
    const { moveDatabase } = await import('./move-database.ts');
    await moveDatabase({ ...settings, databaseUrl }, terminal);
  },
};
