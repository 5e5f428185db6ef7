import { type Cues, type Phrases, patternOfAll, WRITING_LANGUAGES } from '@tarima/languages';
import { cleanLabel } from '../reading/clean-text.ts';

const MAX_AUDIENCE_CHARACTERS = 90;
const PREPOSITION = new RegExp(
  String.raw`^(?:${patternOfAll(WRITING_LANGUAGES, ({ phrases }) => phrases.audiencePreposition)})\s+`,
  'iu',
);

/**
 * The audience, made to fit behind "for": one line, no full stop, an article where one is missing.
 */
export function spokenAudience(
  raw: string,
  { functionWords }: Cues,
  { audienceArticles }: Phrases,
): string {
  let audience = cleanLabel(raw)
    .replace(/(?<![.!?…])[.!?…]+\s+/gu, ', ')
    .replace(/(?<![\s.,;:!?…])[\s.,;:!?…]+$/u, '')
    .replace(/["“”«»]/gu, '')
    .replace(PREPOSITION, '');
  if (audience.length > MAX_AUDIENCE_CHARACTERS) {
    const words = audience.slice(0, MAX_AUDIENCE_CHARACTERS).split(' ').slice(0, -1);
    while (words.length > 1 && functionWords.has((words.at(-1) ?? '').toLowerCase())) words.pop();
    audience = words.join(' ').replace(/[,;:]$/u, '');
  }
  const [first = ''] = audience.split(' ');
  // Capitals after the first letter mean a name or an acronym.
  if (/^\p{Lu}\p{Ll}+$/u.test(first))
    audience = audience.charAt(0).toLowerCase() + audience.slice(1);
  const article = Object.hasOwn(audienceArticles, first.toLowerCase())
    ? audienceArticles[first.toLowerCase()]
    : undefined;
  return article ? `${article} ${audience}` : audience;
}
