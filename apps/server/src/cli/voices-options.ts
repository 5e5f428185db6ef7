import { z } from 'zod';
import { anyText, option, optionLines } from './option.ts';
import { parseOptions } from './parse-options.ts';
import { UsageError } from './usage-error.ts';

const ACTIONS = ['list', 'licence', 'fetch', 'try', 'remove'] as const;

const HASH = z
  .string()
  .toLowerCase()
  .regex(/^[0-9a-f]{64}$/u)
  .optional();

const OPTIONS = {
  file: option('--file PATH', anyText, 'fetch: installs from this archive, without a network'),
  acceptsLicence: option('--accept-licence', z.boolean().optional(), 'fetch: accepts the licence'),
  sha256: option(
    '--sha256 HASH',
    HASH,
    'fetch: the hash of the archive, where the list has none',
    () => 'A SHA-256 is 64 digits from 0 to f.',
  ),
  out: option('--out FOLDER', z.string().default('.'), 'try: where its MP3 files go'),
};

export type VoicesOptions = { action: (typeof ACTIONS)[number]; modelId: string } & ReturnType<
  typeof parseOptions<typeof OPTIONS>
>['values'];

export const voicesHelp = () => `npm run tarima -- voices
npm run tarima -- voices fetch ID [--accept-licence] [--file PATH] [--sha256 HASH]
npm run tarima -- voices licence ID
npm run tarima -- voices try ID [--out FOLDER]
npm run tarima -- voices remove ID

Lists the natural voices that are here or can be fetched. Fetches some, shows their licence, speaks a sentence in
each of their languages, or removes them. The studio may be running; it has the voices at once.

${optionLines(OPTIONS)}`;

export function readVoicesOptions(args: string[]): VoicesOptions {
  const { words, values } = parseOptions(args, OPTIONS);
  const [typed = 'list', modelId = '', ...more] = words;
  const action = ACTIONS.find((known) => known === typed);
  if (!action) throw new UsageError(`voices has no "${typed}", only ${ACTIONS.join(', ')}.`);
  if (action !== 'list' && !modelId) throw new UsageError(`voices ${action} needs an id.`);
  if (more.length > 0) throw new UsageError(`voices takes no "${more[0]}".`);
  return { action, modelId, ...values };
}
