import { PODCAST_LIMITS } from '@tarima/contract';

/** The addresses in a text, separated by blanks, commas or lines. */
export const addressesIn = (text: string): string[] =>
  text.split(/[\s,;]+/u).filter((part) => part !== '');

/** The addresses of a text that says nothing else. Empty for any other text. */
export function onlyAddresses(text: string): string[] {
  const parts = addressesIn(text);
  return parts.every((part) => /^https?:\/\/\S/iu.test(part)) ? parts : [];
}

/** Without duplicates, in order, and up to the allowed number. */
export const joinAddresses = (known: readonly string[], added: readonly string[]): string[] =>
  [...new Set([...known, ...added])].slice(0, PODCAST_LIMITS.addresses);
