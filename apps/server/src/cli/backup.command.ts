import type { Command } from './command.ts';
import { parseOptions } from './parse-options.ts';
import { UsageError } from './usage-error.ts';

const help = () => `npm run tarima -- backup FILE
STUDIO_BACKUP_PASSPHRASE=… npm run tarima -- backup FILE

Writes the database, all uploads, videos and podcasts, the keys and the settings of the environment into one file.
The studio may run meanwhile. FILE may also be a folder: the backup gets a name with the time there.
With a passphrase it is encrypted as by age; keep the passphrase elsewhere, nobody can restore without it.
Not in it: models of natural voices, and clips of paid voices, which are made or bought again.`;

export const backupCommand: Command = {
  name: 'backup',
  summary: 'writes all that a studio has into one file, also while it runs',
  help,
  async run(args, settings, terminal) {
    const [file, ...others] = parseOptions(args, {}).words;
    if (!file || others.length > 0) throw new UsageError('Name one file for the backup.');
    // The studio is loaded only when it is needed: help and mistakes are answered at once.
    const { backUpStudio } = await import('./back-up-studio.ts');
    await backUpStudio(file, settings, terminal);
  },
};
