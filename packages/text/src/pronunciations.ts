import type { Pronunciation } from '@tarima/contract';

/** A place of a text that is said in another way than written. */
export type PronouncedPlace = {
  /** UTF-16 indexes into the text; `end` is exclusive. */
  start: number;
  end: number;
  said: string;
  pronunciation: Pronunciation;
};

/** A tree of folded characters. The last of a word has its pronunciation. */
type Node = { next: Map<string, Node>; ends: Pronunciation | null };

const newNode = (): Node => ({ next: new Map(), ends: null });

/** The same list serves every sentence of a video. */
const trees = new WeakMap<readonly Pronunciation[], Node>();

/** Signs that some voices would take for a command are no sound. */
const SILENT = /[^\p{L}\p{M}\p{N}\s.,:!?¿¡'’-]/gu;
const SMALL = /\p{Ll}/u;
/** Longer words in capitals are names, written as on a sign. */
const ACRONYM = /^[^\p{Ll}]{2,4}$/u;
const WORDY = /[\p{L}\p{M}\p{N}_]/u;
const ADDRESS = /@|:\/\/|^www\.|[\p{L}\p{N}]\.[\p{L}\p{N}]/u;

/** A written word in the form in which two count as the same: any case, any spaces. */
export const foldWritten = (written: string): string =>
  [...written.normalize('NFC').trim().replace(/\s+/gu, ' ')].map(foldCharacter).join('');

const foldCharacter = (character: string): string =>
  /\s/u.test(character) ? ' ' : character.toLowerCase();

/**
 * Finds the words of a list in a text: whole words, in any case, the longest first. Short
 * acronyms count in capitals only. Inside an address, only words with a sign of addresses count.
 * The time is linear in the text.
 *
 * @param text in Unicode form NFC
 */
export function findPronunciations(
  text: string,
  pronunciations: readonly Pronunciation[],
): PronouncedPlace[] {
  if (pronunciations.length === 0) return [];
  const tree = treeOf(pronunciations);
  const characters = [...text];
  const inAddress = insideAddresses(text);
  const places: PronouncedPlace[] = [];
  let start = 0;
  let at = 0;
  while (at < characters.length) {
    const match = isWordyAt(characters, at - 1) ? null : longestFrom(tree, characters, at);
    const isInAddress = (inAddress[start] ?? 0) > 0;
    if (match && (!isInAddress || ADDRESS.test(match.pronunciation.written))) {
      const end = start + characters.slice(at, match.end).join('').length;
      const { pronunciation } = match;
      places.push({ start, end, said: saidOf(pronunciation), pronunciation });
      start = end;
      at = match.end;
    } else {
      start += characters[at]?.length ?? 1;
      at += 1;
    }
  }
  return places;
}

/** The text with its pronunciations instead of the written words. */
export function pronounced(text: string, pronunciations: readonly Pronunciation[]): string {
  const written = text.normalize('NFC');
  let end = 0;
  const parts = findPronunciations(written, pronunciations).flatMap((place) => {
    const before = written.slice(end, place.start);
    end = place.end;
    return [before, place.said];
  });
  return parts.length === 0 ? text : [...parts, written.slice(end)].join('');
}

/** The pronunciations that a text needs, by alphabet, each once. */
export function occurringPronunciations(
  text: string,
  pronunciations: readonly Pronunciation[],
): Pronunciation[] {
  const found = findPronunciations(text.normalize('NFC'), pronunciations);
  const byWritten = new Map(
    found.map(({ pronunciation }) => [foldWritten(pronunciation.written), pronunciation]),
  );
  return [...byWritten].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, each]) => each);
}

function treeOf(pronunciations: readonly Pronunciation[]): Node {
  const known = trees.get(pronunciations);
  if (known) return known;
  const tree = newNode();
  for (const pronunciation of pronunciations) {
    if (!/[\p{L}\p{N}]/u.test(saidOf(pronunciation))) continue;
    let node = tree;
    for (const character of foldWritten(pronunciation.written)) {
      const next = node.next.get(character) ?? newNode();
      node.next.set(character, next);
      node = next;
    }
    if (node !== tree) node.ends = pronunciation;
  }
  trees.set(pronunciations, tree);
  return tree;
}

const saidOf = ({ said }: Pronunciation): string =>
  said.normalize('NFC').replace(SILENT, ' ').replace(/\s+/gu, ' ').trim();

/** The longest word of the tree that begins at a character and is whole. */
function longestFrom(tree: Node, characters: string[], from: number) {
  let node: Node | undefined = tree;
  let best: { end: number; pronunciation: Pronunciation } | null = null;
  let at = from;
  let hasSmall = false;
  while (node && at < characters.length) {
    const character = characters[at] ?? '';
    hasSmall ||= SMALL.test(character);
    const folded = foldCharacter(character);
    node = [...folded].reduce<Node | undefined>((each, part) => each?.next.get(part), node);
    at += 1;
    // A run of spaces counts as one. It ends no word, so it is passed once.
    if (folded === ' ') while (node && /\s/u.test(characters[at] ?? '')) at += 1;
    const found = node?.ends;
    // An acronym in small letters is another word: IT, US, SE.
    const isMeant = found && !(hasSmall && ACRONYM.test(found.written));
    if (isMeant && !isWordyAt(characters, at)) best = { end: at, pronunciation: found };
  }
  return best;
}

const isWordyAt = (characters: string[], at: number) => WORDY.test(characters[at] ?? '');

/** For each index inside of an address, 1. */
function insideAddresses(text: string): Uint8Array {
  const inside = new Uint8Array(text.length);
  for (const { 0: token, index } of text.matchAll(/\S+/gu)) {
    if (ADDRESS.test(token)) inside.fill(1, index, index + token.length);
  }
  return inside;
}
