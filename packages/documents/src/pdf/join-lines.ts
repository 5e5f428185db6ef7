const ENCLITIC = /^(se|me|te|lhe|lhes|nos|vos|lo|la|los|las|no|na|o|a|os|as)(?![\p{L}])/u;

/** In characters: longer than any word or address. */
const LONGEST_WORD = 200;

/** Rejoins words cut at line ends, from all whole words of the document. */
export type LineJoiner = (before: string, next: string) => string;

/**
 * Undoes hyphenation. A hyphen goes if the word is known without it, or known nowhere. It stays in
 * known compounds, Portuguese enclitics ("deve-se"), addresses and numbers.
 */
export function createLineJoiner(lines: readonly string[]): LineJoiner {
  let words: Set<string> | undefined;
  const isKnown = (word: string) => {
    // Many documents cut no word, so this waits for the first cut.
    words ??= wholeWordsOf(lines);
    return words.has(word.toLowerCase());
  };

  return (before, next) => {
    if (before.endsWith('\u00AD')) return before.slice(0, -1) + next;
    // Most lines end without a hyphen. The search below would scan all the joined text.
    if (!isHyphen(before.at(-1))) return `${before} ${next}`;
    const cut = /(?<![\p{L}\p{M}\d./_-])([\p{L}\p{M}\d./_-]+)[-‐]$/u.exec(
      before.slice(-LONGEST_WORD),
    );
    const rest = /^[\p{L}\p{M}]+/u.exec(next)?.[0];
    if (!cut?.[1] || !rest) return `${before} ${next}`;
    const start = cut[1];
    const lastPart = start.split(/[-/]/).at(-1) ?? start;
    if (isKnown(lastPart + rest)) return before.slice(0, -1) + next;
    if (/[\d./_]/.test(start) || /^\p{Lu}/u.test(rest)) return before + next;
    const isCompound =
      isKnown(`${start}-${rest}`) ||
      (isKnown(lastPart) && isKnown(rest) && lastPart.length > 3 && rest.length > 3);
    if (isCompound || ENCLITIC.test(next)) return before + next;
    return before.slice(0, -1) + next;
  };
}

function wholeWordsOf(lines: readonly string[]): Set<string> {
  const words = new Set<string>();
  let cut = false;
  for (const line of lines) {
    // Halves of a cut word are no words.
    let whole = cut ? line.replace(/^\S+/, '') : line;
    cut = isHyphen(line.at(-1)) || line.endsWith('\u00AD');
    if (cut) whole = whole.slice(0, whole.lastIndexOf(' ') + 1);
    for (const [word] of whole.toLowerCase().matchAll(/[\p{L}\p{M}]+(-[\p{L}\p{M}]+)*/gu)) {
      words.add(word);
    }
  }
  return words;
}

const isHyphen = (character: string | undefined) => character === '-' || character === '‐';
