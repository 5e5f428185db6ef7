import { type QuestionWording, SOURCE_LANGUAGES } from '@tarima/languages';
import { needsBefore } from '../reading/needs-before.ts';
import { lowerWords } from '../reading/terms.ts';
import type { QuestionMaterial } from './question-material.ts';

/** Questions, speech, two sentences, opening numbers, numbers of laws, marks of lists, debris of tables. */
const UNCLEAR =
  /[?¿•|[\]*=>]|\.\.|…|\p{L}{4}\. \p{Lu}|.{40}: \p{Lu}|^[«“"\p{N}]|\p{N} (?:[$€£] ?\p{N}|\p{N}{2})|; \p{L}\.$|\d\/\d{4}/u;

/** True if a text says all that it needs: a learner reads it without the document. */
export function isClear(text: string, material: QuestionMaterial): boolean {
  const { cues, wording } = material;
  const last = lowerWords(text).at(-1) ?? '';
  return (
    !needsBefore(text, cues) &&
    !cues.demonstrative.test(text) &&
    !wording.ownVoice.test(text) &&
    !wording.leaning.test(text) &&
    !namesPlace(text, wording) &&
    !isTornBan(text, material) &&
    !UNCLEAR.test(text) &&
    !cues.phraseLinks.has(last) &&
    !cues.determiners.has(last) &&
    isBalanced(text)
  );
}

/** "Never on the patient's legs" names no action. */
function isTornBan(text: string, { wording, cues }: QuestionMaterial): boolean {
  const ban = wording.banOpening.exec(text)?.[0];
  if (ban === undefined) return false;
  const [first = ''] = lowerWords(text.slice(ban.length));
  return cues.functionWords.has(first) && !cues.verbs.has(first) && !cues.orders.has(first);
}

/** "Steps 4 to 6" stand in the document alone. */
export const namesPlace = (text: string, { numberLabel }: QuestionWording): boolean =>
  [...text.matchAll(/(?<= )\d/gu)].some(({ index }) =>
    numberLabel.test(text.slice(Math.max(0, index - LONGEST_LABEL), index).trimEnd()),
  );
const LONGEST_LABEL = 24;

/** True if each bracket and quotation is closed. */
export const isBalanced = (text: string): boolean =>
  [
    ['(', ')'],
    ['«', '»'],
    ['“', '”'],
  ].every(([open = '', close = '']) => text.split(open).length === text.split(close).length);

/** True for a text that needs no other one, not even for a pronoun. */
export function isWhole(text: string, material: QuestionMaterial): boolean {
  const { subjects, objects, possessives } = SOURCE_LANGUAGES[material.cues.language].reference;
  const isPronoun = (word: string) =>
    subjects.has(word) || objects.has(word) || possessives.has(word);
  return isClear(text, material) && !lowerWords(text).some(isPronoun);
}
