import type { Cues } from '@tarima/languages';
import { detectLanguage } from '@tarima/text';
import { lowerWords } from './terms.ts';

/** A word counts as native from so many uses inside sentences on. */
const AT_HOME = 3;
const NEIGHBOURS: ReadonlySet<string> = new Set(['es', 'pt']);

/**
 * Recognizes titles in another language than the sentences, by function words. Without any it
 * judges by foreign spellings in words that the sentences do not use.
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
    // A few words prove no language: "La raccolta" has an article of its own.
    const familiar = words.filter((word) => cues.functionWords.has(word)).length;
    if (familiar > 0 && familiar * 2 >= words.length) return false;
    const detected = detectLanguage(title);
    // A few words cannot separate Spanish from Portuguese.
    const isNeighbour = NEIGHBOURS.has(language) && NEIGHBOURS.has(detected);
    if (detected !== language && detected !== 'other' && !isNeighbour) return true;
    if (familiar > 0) return false;
    const written = title.match(/\p{L}{3,}/gu) ?? [];
    const own = written
      .filter((word) => !/^\p{Lu}+$/u.test(word))
      .map((word) => word.toLowerCase());
    const strange = own.filter(isStrange);
    if (strange.length === 0 || strange.length * 2 < own.length) return false;
    // The sentences contain a name of several words as it is. They have a single one with a
    // capital.
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
