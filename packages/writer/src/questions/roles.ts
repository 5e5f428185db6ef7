import type { Unit } from '../reading/reading.ts';
import type { QuestionMaterial } from './question-material.ts';

/** People or a group in a sentence: "the shift manager", "del responsable de compras". */
export type Role = {
  article: string;
  /** Without the article. */
  name: string;
  /** Roles with one form can stand in each other's place. */
  form: string;
  start: number;
  end: number;
};

export type PlacedRole = Role & { unit: Unit; stems: string[] };

const WORD = /[\p{L}\p{N}'’-]+/gu;
const MOST_WORDS_BETWEEN = 2;

/** Finds people and groups that an article announces. */
export function rolesIn(text: string, { wording, cues }: QuestionMaterial): Role[] {
  const words = [...text.matchAll(WORD)].map(({ 0: word, index }) => ({ word, index }));
  const isNext = (at: number) => text[(words[at]?.index ?? 0) - 1] === ' ';
  return words.flatMap(({ word: article, index: start }, at): Role[] => {
    const gender = wording.articles.get(article.toLowerCase());
    if (gender === undefined) return [];
    const reach = cues.adjectivesFirst ? MOST_WORDS_BETWEEN + 1 : 1;
    const found = words
      .slice(at + 1, at + 1 + reach)
      .findIndex(({ word }) => wording.people.has(word.toLowerCase()));
    if (found === -1) return [];
    let last = at + 1 + found;
    // "The person that the manager" has a word between that belongs to another phrase.
    const between = words.slice(at + 1, last);
    if (between.some(({ word }) => cues.functionWords.has(word.toLowerCase()))) return [];
    // "The user guide" is no user.
    const next = words[last + 1];
    if (cues.adjectivesFirst && next && isNext(last + 1) && /^\p{Ll}/u.test(next.word)) {
      if (!cues.functionWords.has(next.word) && !cues.verbs.has(next.word)) return [];
    }
    const of = words[last + 1];
    if (of && isNext(last + 1) && wording.ofLink.test(of.word) && words[last + 2]) last += 2;
    const end = (words[last]?.index ?? 0) + (words[last]?.word.length ?? 0);
    const name = text.slice(words[at + 1]?.index ?? 0, end);
    const head = words[at + 1 + found]?.word ?? '';
    const isPlural = /s$/u.test(head);
    if (/[^\p{L}\p{N} '’-]/u.test(text.slice(start, end))) return [];
    if (isFollowed(text.slice(end), cues)) return [];
    return [{ article, name, form: `${gender} ${isPlural}`, start, end }];
  });
}

/** True before a word that belongs to the name: an adjective, or "in charge". */
function isFollowed(rest: string, cues: QuestionMaterial['cues']): boolean {
  const next = /^ (\p{L}+)/u.exec(rest)?.[1]?.toLowerCase();
  if (next === undefined) return /^ [\p{N}(]/u.test(rest);
  return cues.phraseLinks.has(next) || !(cues.functionWords.has(next) || cues.verbs.has(next));
}
