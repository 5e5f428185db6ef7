import type { Language, Question } from '@tarima/contract';
import { WORDING } from '../wording.ts';

/** The two answers to a statement, the true one first. */
export const TRUTH_WORDS: Record<Language, [string, string]> = {
  es: ['Verdadero', 'Falso'],
  en: ['True', 'False'],
  pt: ['Verdadeiro', 'Falso'],
};

/** Question banks list names in one line; Moodle cuts those of some kinds at 42. */
const LONGEST_NAME = 42;

/**
 * The texts shown after an answer, a paragraph each: the feedback, then each file with its pages.
 * Empty for a question without both.
 */
export function feedbackOf({ feedback, citations }: Question, language: Language): string[] {
  const words = WORDING[language];
  const places = new Set(citations.map(({ file, page }) => words.page(file, page)));
  const sources = places.size > 0 ? `${words.sources}: ${[...places].join('; ')}.` : '';
  return [feedback, sources].filter((text) => text !== '');
}

/** A text in one line. */
export const inOneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim();

/** A name by which banks list a question: its place in the group, and how its text begins. */
export function questionName({ prompt }: Question, index: number): string {
  const number = String(index + 1).padStart(2, '0');
  const letters = [...inOneLine(prompt)];
  const room = LONGEST_NAME - number.length - 1;
  const text = letters.length > room ? `${letters.slice(0, room - 1).join('')}…` : letters.join('');
  return `${number} ${text}`;
}

/**
 * The path of a group's category in Moodle, without escapes. A slash divides categories, and two
 * stand for one in a name.
 */
export const categoryPath = (titles: string[]): string =>
  ['$course$', 'top', ...titles.map((title) => inOneLine(title).replaceAll('/', '//'))].join('/');
