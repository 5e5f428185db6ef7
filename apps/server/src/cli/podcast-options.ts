import {
  ERROR_CODES,
  errorMessage,
  type GeneratePodcast,
  generatePodcastSchema,
} from '@tarima/contract';
import { anyText, option, optionLines } from './option.ts';
import { parseOptions } from './parse-options.ts';
import { UsageError } from './usage-error.ts';

/** The studio knows the ids once it is started. */
const ANY_ID = '00000000-0000-4000-8000-000000000000';

const { shape } = generatePodcastSchema;
const about = 'what it is about, besides the files and addresses';
const spoken = '{values} ({default}); the language of what it is about';

const OPTIONS = {
  out: option('--out FILE.mp3', anyText, 'where to write the audio'),
  textInput: option('--text TEXT', shape.textInput, about),
  podcastName: option('--name TEXT', shape.podcastName, 'name of the podcast ({default})'),
  podcastTagline: option('--tagline TEXT', shape.podcastTagline, 'its tagline'),
  outputLanguage: option('--language LANG', shape.outputLanguage, spoken),
  conversationStyle: option('--style STYLE', shape.conversationStyle, '{values}'),
  wordCount: option('--words NUMBER', shape.wordCount),
  creativityLevel: option('--creativity NUMBER', shape.creativityLevel),
  ttsVoiceHost: option('--host VOICE', shape.ttsVoiceHost),
  ttsVoiceGuest: option('--guest VOICE', shape.ttsVoiceGuest, 'the same ({default})'),
  rolesPerson1: option('--host-role TEXT', shape.rolesPerson1, 'what the host is'),
  rolesPerson2: option('--guest-role TEXT', shape.rolesPerson2, 'what the guest is'),
  userInstructions: option('--instructions TEXT', shape.userInstructions, 'what else matters'),
};

export const podcastHelp = () => `npm run tarima -- podcast [FILE|URL…] [--text TEXT] --out FILE.mp3

Makes a conversation of two about a file (pdf, jpg, png), web addresses and a text; its transcript (.vtt)
and its script (.txt) are written beside it.

${optionLines(OPTIONS)}`;

export type PodcastOptions = ReturnType<typeof readPodcastOptions>;

export function readPodcastOptions(args: string[]) {
  const { words, values } = parseOptions(args, OPTIONS);
  const { out, ...choices } = values;
  if (!out?.toLowerCase().endsWith('.mp3')) {
    throw new UsageError('Say where to write the audio: --out FILE.mp3');
  }
  const isAddress = (word: string) => /^https?:\/\//iu.test(word);
  const [file, ...more] = words.filter((word) => !isAddress(word));
  if (more.length > 0) throw new UsageError('A podcast takes one file.');
  if (words.length === 0 && !choices.textInput.trim()) {
    throw new UsageError('Name a file or an address, or give a text: --text TEXT');
  }
  const request = { ...choices, urlsInput: words.filter(isAddress) };
  refuseWrong({ ...request, companyId: ANY_ID, uploadedFilePath: file && ANY_ID });
  return { file, out, request };
}

/** Refuses what no single option shows, such as one voice for both speakers. */
function refuseWrong(request: GeneratePodcast): void {
  const { error } = generatePodcastSchema.safeParse(request);
  const sentences = error?.issues.map(({ path, message }) => {
    const code = ERROR_CODES.find((known) => known === message);
    return code ? errorMessage(code, 'en') : `${path.join('.')}: ${message}`;
  });
  if (sentences) throw new UsageError(sentences.join('\n'));
}
