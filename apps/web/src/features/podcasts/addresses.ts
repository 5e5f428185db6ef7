import { PODCAST_LIMITS } from '@tarima/contract';

/** The addresses in a text, separated by blanks, commas or lines. */
export const addressesIn = (text: string): string[] =>
  text.split(/[\s,;]+/u).filter((part) => part !== '');

/** Without duplicates, in order, and up to the allowed number. */
export const joinAddresses = (known: readonly string[], added: readonly string[]): string[] =>
  [...new Set([...known, ...added])].slice(0, PODCAST_LIMITS.addresses);
