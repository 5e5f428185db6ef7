import {
  ACCENTS,
  BACKGROUNDS,
  LANGUAGES,
  MAIN_OBJECTIVES,
  TEMPLATES,
  TONES,
  VIDEO_FORMATS,
} from '@tarima/contract';
import { oneOf, parseOptions } from './parse-options.ts';
import { UsageError } from './usage-error.ts';

export const VIDEO_HELP = `npm run tarima -- video FILE… --out FILE.mp4

Makes a presenter video of documents; its captions are written beside it (.vtt).

  --out FILE.mp4      where to write the video
  --name TEXT         title of the video (the first file's name)
  --language LANG     ${LANGUAGES.join(', ')} (es); the script speaks its documents' language
  --tone TONE         ${TONES.join(', ')} (cercano)
  --objective GOAL    ${MAIN_OBJECTIVES.join(', ')} (explicar)
  --audience TEXT     who it is for
  --format FORMAT     ${VIDEO_FORMATS.join(', ')} (vertical)
  --presenter ID      who presents (the first of the studio's)
  --template NAME     ${TEMPLATES.join(', ')}: without a presenter
  --voice ID          who speaks (the first voice of the script's language)
  --accent ACCENT     ${ACCENTS.join(', ')}, for Spanish voices (es_MX)
  --background NAME   ${BACKGROUNDS.join(', ')} (blue)
  --script FILE.md    also writes the script`;

export type VideoOptions = ReturnType<typeof readVideoOptions>;

export function readVideoOptions(args: string[]) {
  const { files, values } = parseOptions(args, [
    'out',
    'name',
    'language',
    'tone',
    'objective',
    'audience',
    'format',
    'presenter',
    'template',
    'voice',
    'accent',
    'background',
    'script',
  ]);
  if (files.length === 0) throw new UsageError('Name at least one document.');
  if (!values.out?.toLowerCase().endsWith('.mp4')) {
    throw new UsageError('Say where to write the video: --out FILE.mp4');
  }
  return {
    files,
    out: values.out,
    scriptFile: values.script,
    name: values.name,
    audience: values.audience ?? '',
    presenter: values.presenter,
    voice: values.voice,
    language: oneOf('language', LANGUAGES, values.language) ?? 'es',
    tone: oneOf('tone', TONES, values.tone) ?? 'cercano',
    objective: oneOf('objective', MAIN_OBJECTIVES, values.objective) ?? 'explicar',
    format: oneOf('format', VIDEO_FORMATS, values.format) ?? 'vertical',
    background: oneOf('background', BACKGROUNDS, values.background) ?? 'blue',
    template: oneOf('template', TEMPLATES, values.template),
    accent: oneOf('accent', ACCENTS, values.accent),
  };
}
