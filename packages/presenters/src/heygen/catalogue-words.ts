import {
  type AvatarCategory,
  DEFAULT_LOCALE,
  type Gender,
  VIDEO_SETTING_DEFAULTS,
  type VoiceLanguage,
} from '@tarima/contract';

/** The category of a presenter by the words of its tags and name; the first match wins. */
const CATEGORY_WORDS: readonly [AvatarCategory, RegExp][] = [
  [
    'health',
    /\b(?:health\w*|medical|doctor|nurse|clinic\w*|hospital|pharma\w*|therap\w*|dentist)\b/u,
  ],
  [
    'education',
    /\b(?:educat\w*|teach\w*|school|classroom|tutor\w*|professor|student|library|e-?learning)\b/u,
  ],
  [
    'business',
    /\b(?:business\w*|office|professional|corporate|suit|blazer|news|anchor|presenter|executive|lobby|finance)\b/u,
  ],
  [
    'casual',
    /\b(?:casual|lifestyle|ugc|home|sofa|kitchen|outdoors?|sport\w*|fitness|yoga|street|caf[eé]|tshirt|sweater|hoodie)\b/u,
  ],
];

export function categoryOf(name: string, tags: readonly string[]): AvatarCategory {
  const words = [...tags, name].join(' ').toLowerCase().replaceAll('_', ' ');
  return CATEGORY_WORDS.find(([, pattern]) => pattern.test(words))?.[0] ?? 'other';
}

export function genderOf(said: string | null | undefined): Gender | 'unknown' {
  const word = said?.trim().toLowerCase();
  if (word === 'female' || word === 'woman') return 'female';
  return word === 'male' || word === 'man' ? 'male' : 'unknown';
}

/** The vendor names languages in English, some followed by a country. */
const LANGUAGES: readonly [RegExp, VoiceLanguage, string, string][] = [
  [/^spanish|^español/u, 'Español', 'es', DEFAULT_LOCALE],
  [/^english/u, 'English', 'en', 'en-US'],
  [/^portuguese|^português/u, 'Português', 'pt', 'pt-BR'],
  [/^french|^français/u, 'Français', 'fr', 'fr-FR'],
  [/^german|^deutsch/u, 'Deutsch', 'de', 'de-DE'],
  [/^italian/u, 'Italiano', 'it', 'it-IT'],
];

export function voiceLanguageOf(said: string): {
  language: VoiceLanguage | 'unknown';
  language_code: string;
  locale: string;
} {
  const word = said.trim().toLowerCase();
  const known = LANGUAGES.find(([pattern]) => pattern.test(word));
  if (!known) return { language: 'unknown', language_code: 'und', locale: 'und' };
  return { language: known[1], language_code: known[2], locale: known[3] };
}

/** The vendor gives a voice's style only in its name: “Camila - Cheerful”. */
const STYLE_WORDS: readonly [string, RegExp][] = [
  ['energetic', /\b(?:cheerful|excited|energetic|lively|enthusias\w*|upbeat|happy)\b/u],
  ['warm', /\b(?:warm|friendly|gentle|caring|natural|lifelike)\b/u],
  ['calm', /\b(?:calm|serious|soothing|soft|relaxed|meditat\w*)\b/u],
];

export const styleOf = (name: string): string =>
  STYLE_WORDS.find(([, pattern]) => pattern.test(name.toLowerCase()))?.[0] ??
  VIDEO_SETTING_DEFAULTS.voiceFallback;

/** The vendor's form of BCP-47. It lacks our neutral accent; the nearest is Mexican. */
export function vendorLocale(locale: string): string {
  return locale === 'es_419' ? 'es-MX' : locale.replace('_', '-');
}
