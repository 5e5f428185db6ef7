import type { Language } from '@tarima/contract';
import { digitsForWords } from './number-words.ts';

/** "A", "una", "uma" count as a number before a unit: "una sola vez", "uma hora". */
const ONE: Record<Language, RegExp> = {
  es: /\b(?:un|una)(?= (?:sola|hora|ano|dia|mes|semana)\b)/g,
  en: /\ban?(?= (?:hour|day|month|week|year)\b)/g,
  pt: /\b(?:um|uma)(?= (?:hora|ano|dia|mes|semana|dos|das|cotacao|so)\b)/g,
};
const TELEPHONE =
  /\+?\(?\d{1,4}\)?(?:[ -]\d{2,5}){2,}|\(\d{2,3}\) ?\d{3,5}[ -]\d{3,4}|\b\d{3,5}-\d{4}\b/g;

/** Lower case without accents, with one kind of quotes, dashes and spaces. */
export function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[’‘`´]/g, "'")
    .replace(/[\u00a0\u202f\u2009]/g, ' ')
    .replace(/[−–—‑]/g, '-')
    .replace(/[₂²]/g, '2');
}

/**
 * Folded text with one form of numbers: digits, a decimal point, no thousands mark, telephone
 * numbers in one piece. Numbers in words and in digits become equal.
 */
export function normalText(text: string, language: Language): string {
  const written = folded(text)
    .replace(TELEPHONE, (telephone) => telephone.replace(/\D/g, ''))
    .replace(/\b(\d{1,2})[:h](\d{2})\b/g, '$1.$2')
    .replace(/\b(\d{1,2}) ?h\b/g, '$1 h')
    .replace(/\d{1,3}(?:[.,]\d{3})+(?!\d)/g, (number) => number.replace(/[.,]/g, ''))
    .replace(/(\d),(\d)/g, '$1.$2')
    .replace(/(\d)\.00\b/g, '$1')
    .replace(/\bpor (?:ciento|cento)\b|\bper ?cent\b/g, '%')
    .replace(/(\d)%/g, '$1 %')
    .replace(/(\d)º/g, '$1')
    .replace(ONE[language], '1');
  return digitsForWords(written, language);
}

/**
 * The pattern that finds a need in normal text: the start of a word, a whole number, or `/…/`, a
 * pattern.
 */
export function patternOfNeed(need: string, language: Language): RegExp {
  const written = /^\/(.*)\/$/.exec(need)?.[1];
  if (written !== undefined) return new RegExp(written, 's');
  const text = normalText(need.replace(/^\+/, ''), language).trim();
  // A telephone number, with or without its prefix.
  if (/^\d{7,}$/.test(text)) return new RegExp(`${text}(?!\\d)`);
  const end = /\d$/.test(text) ? '(?![\\d]|\\.\\d)' : '';
  const words = escaped(text).replace(/ +/g, '[^\\p{L}\\d]+');
  return new RegExp(`(?<![\\p{L}\\d]|\\d[.,])${words}${end}`, 'u');
}

/** Text that a pattern matches literally. */
export function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
