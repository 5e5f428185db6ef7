import { countWords } from '@tarima/text';
import { upperFirst } from '../reading/clean-text.ts';
import type { Unit } from '../reading/reading.ts';
import { unended } from '../reading/spoken-text.ts';
import { lowerWords } from '../reading/terms.ts';
import { isClear } from './clear-sentences.ts';
import type { Piece } from './other-options.ts';
import type { PlacedPart, QuestionMaterial } from './question-material.ts';

/** A sentence in two: who or what it is about, and all behind its first verb. */
export type Statement = {
  unit: Unit;
  subject: Piece;
  verb: string;
  /** Null where the verb is no "must", or the rest cannot stand as an option. */
  duty: Piece | null;
  /** With these, the subject agrees with the rest of the sentence. */
  article: string;
  isPlural: boolean;
};

const SUBJECT_WORDS = { least: 2, most: 6 };
const REST_WORDS = { least: 3, most: 18 };

/** The statement in a sentence that opens with an article, a name and a verb. */
export function statementIn(
  { unit, part }: PlacedPart,
  material: QuestionMaterial,
): Statement | null {
  const { wording, cues, terms } = material;
  const { text, isFragment } = part;
  if (isFragment) return null;
  const words = text.split(' ');
  const verbAt = words
    .slice(0, SUBJECT_WORDS.most + 1)
    .findIndex((word, at) => at > 1 && isVerb(word.toLowerCase(), material));
  if (verbAt < SUBJECT_WORDS.least) return null;
  const named = words.slice(0, verbAt);
  const [article = ''] = lowerWords(text);
  const verb = words[verbAt] ?? '';
  const rest = unended(words.slice(verbAt + 1).join(' '));
  const isSound =
    cues.determiners.has(article) &&
    named.every((word) => /^[\p{L}\p{N}-]+$/u.test(word)) &&
    !named.some((word) => cues.relatives.has(word.toLowerCase())) &&
    !cues.functionWords.has(named.at(-1)?.toLowerCase() ?? '') &&
    countWords(rest) >= REST_WORDS.least;
  if (!isSound) return null;
  const subject = upperFirst(named.join(' '));
  const isDuty =
    wording.modal.test(verb) && countWords(rest) <= REST_WORDS.most && isClear(rest, material);
  return {
    unit,
    subject: { unit, text: subject, stems: terms.of(rest) },
    duty: isDuty ? { unit, text: rest, stems: terms.of(subject) } : null,
    ...{ article, verb, isPlural: wording.pluralVerb.test(verb) },
  };
}

const isVerb = (word: string, { wording, cues }: QuestionMaterial): boolean =>
  wording.modal.test(word) || cues.verbs.has(word);
