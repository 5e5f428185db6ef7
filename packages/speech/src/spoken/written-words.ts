/**
 * The words of a text as captions show them: signs that stand alone go with the word before them,
 * at the beginning with the word after, so that nothing written is lost: `1A &`, `— Stage`.
 * Joined by spaces they are the text again, but for its kind of white space.
 * @returns none when the text has no letter or digit
 */
export function writtenWords(text: string): string[] {
  const tokens = text.split(/\s+/u).filter(Boolean);
  const owners = ownersOf(tokens);
  const words: string[] = [];
  tokens.forEach((token, place) => {
    const owner = owners[place];
    if (owner === undefined) return;
    const before = words[owner];
    words[owner] = before === undefined ? token : `${before} ${token}`;
  });
  return words;
}

/** For each of a text's tokens, the index of the written word that it belongs to; none without words. */
export function ownersOf(tokens: string[]): number[] {
  const isWord = (token: string) => /[\p{L}\p{N}]/u.test(token);
  if (!tokens.some(isWord)) return [];
  let word = -1;
  return tokens.map((token) => {
    if (isWord(token)) word++;
    return Math.max(0, word);
  });
}
