import {
  OUTPUT_LANGUAGES,
  PODCAST_DEFAULTS,
  PODCAST_LIMITS,
  PODCAST_STYLES,
  PODCAST_VOICES,
} from '@tarima/contract';
import { oneOf, parseOptions } from './parse-options.ts';
import { UsageError } from './usage-error.ts';

const { words, creativity } = PODCAST_LIMITS;

export const PODCAST_HELP = `npm run tarima -- podcast [FILE|URL…] [--text TEXT] --out FILE.mp3

Makes a conversation of two about a file (pdf, jpg, png), web addresses and a text; its transcript (.vtt)
and its script (.txt) are written beside it.

  --out FILE.mp3      where to write the audio
  --text TEXT         what it is about, besides the files and addresses
  --name TEXT         name of the podcast (${PODCAST_DEFAULTS.name})
  --tagline TEXT      its tagline
  --language LANG     ${OUTPUT_LANGUAGES.join(', ')} (${PODCAST_DEFAULTS.outputLanguage}); the language of what it is about
  --style STYLE       ${PODCAST_STYLES.join(' | ')}
  --words NUMBER      ${words.min} to ${words.max} in steps of ${words.step} (${PODCAST_DEFAULTS.wordCount})
  --creativity NUMBER ${creativity.min} to ${creativity.max} in steps of ${creativity.step} (${PODCAST_DEFAULTS.creativityLevel})
  --host VOICE        ${PODCAST_VOICES.join(', ')} (${PODCAST_DEFAULTS.hostVoice})
  --guest VOICE       the same (${PODCAST_DEFAULTS.guestVoice})
  --host-role TEXT    what the host is
  --guest-role TEXT   what the guest is
  --instructions TEXT what else matters`;

const OPTIONS = [
  'out',
  'text',
  'name',
  'tagline',
  'language',
  'style',
  'words',
  'creativity',
  'host',
  'guest',
  'host-role',
  'guest-role',
  'instructions',
] as const;

export type PodcastOptions = ReturnType<typeof readPodcastOptions>;

export function readPodcastOptions(args: string[]) {
  const { values, files: named } = parseOptions(args, OPTIONS);
  if (!values.out?.toLowerCase().endsWith('.mp3')) {
    throw new UsageError('Say where to write the audio: --out FILE.mp3');
  }
  const isAddress = (name: string) => /^https?:\/\//iu.test(name);
  const files = named.filter((name) => !isAddress(name));
  if (files.length > 1) throw new UsageError('A podcast takes one file.');
  if (named.length === 0 && !values.text?.trim()) {
    throw new UsageError('Name a file or an address, or give a text: --text TEXT');
  }
  return {
    file: files[0],
    out: values.out,
    request: {
      textInput: values.text,
      urlsInput: named.filter(isAddress),
      podcastName: values.name,
      podcastTagline: values.tagline,
      rolesPerson1: values['host-role'],
      rolesPerson2: values['guest-role'],
      userInstructions: values.instructions,
      wordCount: numberOf(values.words),
      creativityLevel: numberOf(values.creativity),
      conversationStyle: oneOf('style', PODCAST_STYLES, values.style),
      outputLanguage: oneOf('language', OUTPUT_LANGUAGES, values.language),
      ttsVoiceHost: oneOf('host', PODCAST_VOICES, values.host),
      ttsVoiceGuest: oneOf('guest', PODCAST_VOICES, values.guest),
    },
  };
}

const numberOf = (text: string | undefined) => (text === undefined ? undefined : Number(text));
