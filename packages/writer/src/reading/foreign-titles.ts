import type { Cues } from '@tarima/languages';
import { detectLanguage } from '@tarima/text';
import { lowerWords } from './terms.ts';

/** A word that is written so often inside sentences is at home in the language, wherever it came from. */
const AT_HOME = 3;
const NEIGHBOURS: ReadonlySet<string> = new Set(['es', 'pt']);

/**
 * Tells titles that were left in another language than the sentences: by their function words, or, where they have
 * none, by spellings that the language does not have in words that its sentences do not use.
 */
export function createForeignTitles(texts: readonly string[], cues: Cues) {
  const { language, foreignSpelling } = cues;
  const lower = new Map<string, number>();
  const names = new Set<string>();
  for (const text of texts) {
    for (const [index, word] of (text.match(/\p{L}+/gu) ?? []).entries()) {
      if (/^\p{Ll}/u.test(word)) lower.set(word, (lower.get(word) ?? 0) + 1);
      else if (index > 0) names.add(word.toLowerCase());
    }
  }
  const isStrange = (word: string) =>
    foreignSpelling?.test(word) === true && (lower.get(word) ?? 0) < AT_HOME;
  const judge = (title: string): boolean => {
    const words = lowerWords(title);
    // A few words tell no language: "La raccolta" has an article of its own.
    const familiar = words.filter((word) => cues.functionWords.has(word)).length;
    if (familiar > 0 && familiar * 2 >= words.length) return false;
    const detected = detectLanguage(title);
    // A few words do not tell Spanish from Portuguese.
    const isNeighbour = NEIGHBOURS.has(language) && NEIGHBOURS.has(detected);
    if (detected !== language && detected !== 'other' && !isNeighbour) return true;
    if (familiar > 0) return false;
    const written = title.match(/\p{L}{3,}/gu) ?? [];
    const own = written
      .filter((word) => !/^\p{Lu}+$/u.test(word))
      .map((word) => word.toLowerCase());
    const strange = own.filter(isStrange);
    if (strange.length === 0 || strange.length * 2 < own.length) return false;
    // A name of several words stands as such in the sentences, one of a word with its capital.
    return words.length > 1
      ? !texts.some((text) => text.toLowerCase().includes(title.toLowerCase()))
      : !names.has(words[0] ?? '');
  };
  const judged = new Map<string, boolean>();
  return (title: string): boolean => {
    const isForeign = judged.get(title) ?? judge(title);
    judged.set(title, isForeign);
    return isForeign;
  };
}
