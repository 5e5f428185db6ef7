import type { Pronunciation } from '@tarima/contract';
import { findPronunciations } from '@tarima/text';
import { ownersOf, writtenWords } from './written-words.ts';

/** The spoken form of a text, linked to its written words. */
export type SpokenText = {
  text: string;
  /** The written words with the signs between them, in order. */
  words: string[];
  /** For each code point of `text`, the index of its written word; -1 for none. */
  owners: number[];
};

/** The spoken form of one kind of written thing. */
export type SayingRule = {
  /** Global and Unicode. It is matched against the written text. */
  pattern: RegExp;
  /** The spoken form of a match, or null to leave it to later rules. */
  say: (match: RegExpExecArray) => string | null;
};

type Claim = { start: number; end: number; spoken: string };

/**
 * Characters that are not said and that eSpeak would name. The signs ¿ and ¡ stay. eSpeak, and so
 * Piper, ignores them. Supertonic's own preparation of a text keeps them, and vendors know them.
 */
const UNSPOKEN =
  /[*_`#~|<>{}[\]\\^•▪◦●■□→←↑↓➜✓√✗✘★☆]|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Variation_Selector}|\p{Cf}/u;
/** Dashes with space around them separate like a comma. */
const SEPARATORS = /[—–;]/u;
/** Numbers in circles and brackets, and Arabic digits, which eSpeak leaves out. */
const DRAWN_NUMBER = /[\u2460-\u249B]/u;
const ARABIC_DIGIT = /[\u0660-\u0669\u06F0-\u06F9]/u;

/**
 * Applies the rules to a written text. The first rule that matches a place keeps it.
 * @param pronunciations come before all rules, and no rule changes what they say
 */
export function toSpokenText(
  text: string,
  rules: SayingRule[],
  pronunciations: readonly Pronunciation[] = [],
): SpokenText {
  const written = text.normalize('NFC');
  const claims = claim(written, rules, pronunciations);
  const words = writtenWords(text);
  const wordAt = writtenWordAt(written);

  const spoken: string[] = [];
  const owners: number[] = [];
  const lastSaid = () => spoken.at(-1)?.at(-1);
  const add = (said: string, owner: number) => {
    if (said !== '') spoken.push(said);
    for (const _ of said) owners.push(owner);
  };

  let index = 0;
  for (const { start, end, spoken: said } of [
    ...claims,
    { start: written.length, end: written.length, spoken: '' },
  ]) {
    for (const character of written.slice(index, start)) {
      add(asSaid(character), wordAt[index] ?? -1);
      index += character.length;
    }
    if (said === '' && start === written.length) break;
    const spokenWords = said.split(/\s+/u).filter(Boolean);
    const covered = [...new Set(wordAt.slice(start, end))].filter((word) => word >= 0);
    if (isWordy(lastSaid()) && isWordy(spokenWords[0]?.[0])) add(' ', -1);
    spokenWords.forEach((word, place) => {
      const owner = covered[Math.floor((place * covered.length) / spokenWords.length)] ?? -1;
      add(place === 0 ? word : ` ${word}`, owner);
    });
    if (isWordy(written[end]) && lastSaid() !== ' ') add(' ', -1);
    index = end;
  }
  return { text: spoken.join(''), words, owners };
}

function claim(
  written: string,
  rules: SayingRule[],
  pronunciations: readonly Pronunciation[],
): Claim[] {
  const claims: Claim[] = [];
  const taken = new Uint8Array(written.length);
  for (const { start, end, said } of findPronunciations(written, pronunciations)) {
    claims.push({ start, end, spoken: said });
    taken.fill(1, start, end);
  }
  for (const { pattern, say } of rules) {
    for (const match of written.matchAll(pattern)) {
      const start = match.index;
      const end = start + match[0].length;
      if (end === start || taken.subarray(start, end).includes(1)) continue;
      const spoken = say(match);
      if (spoken === null) continue;
      claims.push({ start, end, spoken });
      taken.fill(1, start, end);
    }
  }
  return claims.sort((a, b) => a.start - b.start);
}

/** For each UTF-16 index of the text, the index of its written word, or -1. */
function writtenWordAt(written: string): number[] {
  const at = new Array<number>(written.length).fill(-1);
  const tokens = [...written.matchAll(/\S+/gu)];
  const owners = ownersOf(tokens.map(([token]) => token));
  tokens.forEach(({ 0: token, index }, place) => {
    at.fill(owners[place] ?? -1, index, index + token.length);
  });
  return at;
}

function asSaid(character: string): string {
  if (UNSPOKEN.test(character)) return ' ';
  if (DRAWN_NUMBER.test(character)) return ` ${westernDigits(character)} `;
  if (ARABIC_DIGIT.test(character)) return westernDigits(character);
  return SEPARATORS.test(character) ? ',' : character;
}

/** The digits of a number in any script or drawing, as 0 to 9. */
export function westernDigits(written: string): string {
  return [...written.normalize('NFKC')]
    .map((character) => {
      if (ARABIC_DIGIT.test(character)) return String((character.codePointAt(0) ?? 0) % 16);
      return /\d/u.test(character) ? character : '';
    })
    .join('');
}

function isWordy(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}]/u.test(character);
}
