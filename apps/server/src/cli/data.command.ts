import { z } from 'zod';
import type { Command } from './command.ts';
import { DATA_DEEDS } from './data-deeds.ts';
import { anyText, option } from './option.ts';
import { oneOf, parseOptions } from './parse-options.ts';
import { UsageError } from './usage-error.ts';

const OPTIONS = {
  out: option('--out FILE.zip', anyText),
  confirm: option('--confirm ID', anyText),
};

const help = () => `npm run tarima -- data list
npm run tarima -- data export-company ID --out FILE.zip
npm run tarima -- data export-user ID --out FILE.zip
npm run tarima -- data delete-company ID --confirm ID
npm run tarima -- data delete-user ID --confirm ID

Whose data the studio keeps. Deleting a company deletes all it has; what a person made stays with its
company. Nothing of it can be undone, so the id is asked for twice.`;

export const dataCommand: Command = {
  name: 'data',
  summary: 'lists, exports and deletes what is kept of companies and people',
  help,
  async run(args, settings, terminal) {
    const { words, values } = parseOptions(args, OPTIONS);
    const [first = 'list', id = ''] = words;
    const deed = oneOf('data', DATA_DEEDS, first) ?? 'list';
    if (deed !== 'list' && !z.uuid().safeParse(id).success) {
      throw new UsageError(`${deed} needs an id; data list shows them.`);
    }
    if (deed.startsWith('export') && !values.out) {
      throw new UsageError(`${deed} needs --out FILE.zip.`);
    }
    if (deed.startsWith('delete') && values.confirm !== id) {
      throw new UsageError(`${deed} cannot be undone: say --confirm ${id} too.`);
    }
    // The studio is loaded only when it is needed: help and mistakes are answered at once.
    const { carryOutWithData } = await import('./carry-out-with-data.ts');
    await carryOutWithData(deed, { id, out: values.out ?? '' }, { settings, terminal });
  },
};
