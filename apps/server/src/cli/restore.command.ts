import { z } from 'zod';
import type { Command } from './command.ts';
import { option } from './option.ts';
import { parseOptions } from './parse-options.ts';
import { UsageError } from './usage-error.ts';

const OPTIONS = { check: option('--check', z.boolean().default(false)) };

const help = () => `npm run tarima -- restore FILE
npm run tarima -- restore FILE --check

Puts a backup into the data folder and database of the settings, which must be empty, and compares all rows and
files with those that were backed up. A backup of an earlier version is brought up to date. If it breaks off,
repeat it. --check only reads the backup and says if it is whole. For an encrypted one it takes
STUDIO_BACKUP_PASSPHRASE, or asks. The settings of the environment come as restored-settings.env, to compare.`;

export const restoreCommand: Command = {
  name: 'restore',
  summary: 'puts a backup into an empty studio, or says if it is whole',
  help,
  async run(args, settings, terminal) {
    const { words, values } = parseOptions(args, OPTIONS);
    const [file, ...others] = words;
    if (!file || others.length > 0) throw new UsageError('Name the file of the backup.');
    // The studio is loaded only when it is needed: help and mistakes are answered at once.
    const { restoreStudio, checkBackup } = await import('./restore-studio.ts');
    await (values.check ? checkBackup : restoreStudio)(file, settings, terminal);
  },
};
