/**
 * The words of a text as captions show them. A sign that stands alone joins the word before it; at
 * the beginning, the word after it. Examples: `1A &`, `— Stage`. The words joined by
 * spaces are the text again. Only its kind of white space is lost.
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

/** For each token of a text, the index of its written word; empty if there are no words. */
export function ownersOf(tokens: string[]): number[] {
  const isWord = (token: string) => /[\p{L}\p{N}]/u.test(token);
  if (!tokens.some(isWord)) return [];
  let word = -1;
  return tokens.map((token) => {
    if (isWord(token)) word++;
    return Math.max(0, word);
  });
}
