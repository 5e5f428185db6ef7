import type { QuestionWording } from '@tarima/languages';
import type { Part, Unit } from '../reading/reading.ts';
import type { Terms } from '../reading/terms.ts';

/** More sentences with a word than these are not compared. */
const MOST_SENTENCES = 40;

/** Reads the words of scales of each document once, with the stems of their sentences. */
export function createScaleWords(
  parts: readonly { unit: Unit; part: Part }[],
  { scales }: QuestionWording,
  terms: Terms,
) {
  const byFile = new Map<string, Map<string, ReadonlySet<string>[]>>();
  for (const { unit, part } of parts) {
    const known = byFile.get(unit.section.file) ?? new Map<string, ReadonlySet<string>[]>();
    byFile.set(unit.section.file, known);
    const found = [...part.text.matchAll(scales.words)].map(([word]) => word.toLowerCase());
    if (found.length === 0) continue;
    const stems = new Set(terms.of(part.text));
    for (const word of found) {
      const sentences = known.get(word) ?? [];
      if (sentences.length < MOST_SENTENCES) sentences.push(stems);
      known.set(word, sentences);
    }
  }
  return (file: string, word: string): readonly ReadonlySet<string>[] =>
    byFile.get(file)?.get(word.toLowerCase()) ?? [];
}
