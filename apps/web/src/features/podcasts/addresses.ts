import { PODCAST_LIMITS } from '@tarima/contract';

/** The addresses of a text in which they stand between spaces, commas or lines. */
export const addressesIn = (text: string): string[] =>
  text.split(/[\s,;]+/u).filter((part) => part !== '');

/** Each once, in order, and no more than are allowed. */
export const joinAddresses = (known: readonly string[], added: readonly string[]): string[] =>
  [...new Set([...known, ...added])].slice(0, PODCAST_LIMITS.addresses);
