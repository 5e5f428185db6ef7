import {
  ACCENTS,
  createProjectSchema,
  DEFAULT_LANGUAGE,
  RECOMMENDED_ACCENT,
  TEMPLATES,
  videoSettingsSchema,
} from '@tarima/contract';
import { z } from 'zod';
import { anyText, option, optionLines } from './option.ts';
import { parseOptions } from './parse-options.ts';
import { UsageError } from './usage-error.ts';

const [{ shape: project }] = createProjectSchema.options;
const { shape: settings } = videoSettingsSchema;
const spoken = "{values} ({default}); the script speaks its documents' language";
const forSpanish = `{values}, for Spanish voices (${RECOMMENDED_ACCENT})`;

const OPTIONS = {
  out: option('--out FILE.mp4', anyText, 'where to write the video'),
  name: option('--name TEXT', anyText, "title of the video (the first file's name)"),
  language: option('--language LANG', project.language.default(DEFAULT_LANGUAGE), spoken),
  communicationTone: option('--tone TONE', project.communicationTone.default('cercano')),
  mainObjective: option('--objective GOAL', project.mainObjective.default('explicar')),
  targetAudience: option('--audience TEXT', anyText, 'who it is for'),
  videoFormat: option('--format FORMAT', settings.videoFormat),
  avatarId: option('--presenter ID', anyText, "who presents (the first of the studio's)"),
  templateId: option(
    '--template NAME',
    z.enum(TEMPLATES).optional(),
    '{values}: without a presenter',
  ),
  voiceId: option(
    '--voice ID',
    anyText,
    "who speaks (a natural voice of the script's language, if one is here)",
  ),
  locale: option('--accent ACCENT', z.enum(ACCENTS).optional(), forSpanish),
  background: option('--background NAME', settings.background),
  scriptFile: option('--script FILE.md', anyText, 'also writes the script'),
};

export const videoHelp = () => `npm run tarima -- video FILE… --out FILE.mp4

Makes a presenter video of documents; its captions are written beside it (.vtt).

${optionLines(OPTIONS)}`;

export type VideoOptions = ReturnType<typeof readVideoOptions>;

export function readVideoOptions(args: string[]) {
  const { words: files, values } = parseOptions(args, OPTIONS);
  const { out } = values;
  if (files.length === 0) throw new UsageError('Name at least one document.');
  if (!out?.toLowerCase().endsWith('.mp4')) {
    throw new UsageError('Say where to write the video: --out FILE.mp4');
  }
  return { ...values, files, out };
}
