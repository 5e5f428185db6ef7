import { countWords } from '@tarima/text';
import { upperFirst } from '../reading/clean-text.ts';
import { lowerWords } from '../reading/terms.ts';
import type { Piece } from './other-options.ts';
import type { PlacedPart, QuestionMaterial } from './question-material.ts';

/** Who or what a sentence is about. With article and number it agrees with the rest. */
export type Subject = Piece & { article: string; isPlural: boolean };

const WORDS = { least: 2, most: 6 };
const FEWEST_WORDS_BEHIND = 3;

/** The subject of a sentence that opens with an article, a name and a verb. */
export function subjectIn({ unit, part }: PlacedPart, material: QuestionMaterial): Subject | null {
  const { wording, cues, terms } = material;
  if (part.isFragment) return null;
  const words = part.text.split(' ');
  const verbAt = words
    .slice(0, WORDS.most + 1)
    .findIndex((word, at) => at >= WORDS.least && isVerb(word.toLowerCase(), material));
  if (verbAt === -1) return null;
  const named = words.slice(0, verbAt);
  const [article = ''] = lowerWords(part.text);
  const rest = words.slice(verbAt + 1).join(' ');
  const isSound =
    cues.determiners.has(article) &&
    named.every((word) => /^[\p{L}\p{N}-]+$/u.test(word)) &&
    !named.some((word) => cues.relatives.has(word.toLowerCase())) &&
    !cues.functionWords.has(named.at(-1)?.toLowerCase() ?? '') &&
    countWords(rest) >= FEWEST_WORDS_BEHIND;
  if (!isSound) return null;
  const isPlural = wording.pluralVerb.test(words[verbAt] ?? '');
  return { unit, text: upperFirst(named.join(' ')), stems: terms.of(rest), article, isPlural };
}

const isVerb = (word: string, { wording, cues }: QuestionMaterial): boolean =>
  wording.modal.test(word) || cues.verbs.has(word);
