import type { Cues } from '../wording/wording.ts';

const NAME = String.raw`\p{Lu}[\p{L}’'-]*\p{Ll}`;
/** First names, initials and particles before a surname: "Simón José de la Trinidad Bolívar". */
const FULL_NAME = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${NAME}|\p{Lu}\.)(?: (?:${NAME}|\p{Lu}\.|de|da|do|dos|del|della|di|du|la|le|van|von|der|den|y|e)){0,4} ${NAME}(?!\p{L})`,
  'gu',
);
const FEWEST_LETTERS = 4;

/**
 * Learns which surnames the documents introduce by a full name. Answers those that a text says without
 * it: whoever hears only this text does not know who is meant.
 */
export function learnBareNames(texts: Iterable<string>, wording: Cues) {
  const firsts = new Map<string, Set<string>>();
  const other = new Set<string>();
  for (const text of texts) {
    const whole = [...text.matchAll(FULL_NAME)].map(([name]) => name);
    for (const name of whole) {
      const words = name.split(' ').filter((word) => /^\p{Lu}/u.test(word));
      const [first = ''] = words;
      const last = words.at(-1) ?? '';
      if (wording.functionWords.has(first.toLowerCase()) || words.length < 2) continue;
      firsts.set(last, (firsts.get(last) ?? new Set()).add(first));
    }
    // With an article, or seen in lower case, it is no person's name.
    const words = text.match(/[\p{L}]+(?:[’'-]\p{L}+)*/gu) ?? [];
    for (const [at, word] of words.entries()) {
      const before = words[at - 1]?.toLowerCase() ?? '';
      if (/^\p{Ll}/u.test(word)) other.add(word);
      else if (wording.determiners.has(before)) other.add(word.toLowerCase());
    }
  }
  const isSurname = (word: string) =>
    word.length >= FEWEST_LETTERS &&
    firsts.get(word)?.size === 1 &&
    !other.has(word.toLowerCase()) &&
    ![...(firsts.get(word) ?? [])].some((first) => other.has(first.toLowerCase()));

  return (text: string): string[] => {
    const rest = text.replace(FULL_NAME, (name) => {
      const words = name.split(' ');
      // "When Curie": the first word is only the opening of the sentence.
      return words.length === 2 && wording.functionWords.has((words[0] ?? '').toLowerCase())
        ? name
        : ' ';
    });
    const said = rest.match(/(?<![\p{L}\p{N}])\p{Lu}[\p{L}’'-]*\p{Ll}(?!\p{L})/gu) ?? [];
    return [...new Set(said.map((word) => word.replace(/[’']s$/u, '')))].filter(isSurname);
  };
}
