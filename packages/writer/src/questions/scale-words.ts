import type { QuestionWording } from '@tarima/languages';
import type { Part, Unit } from '../reading/reading.ts';

/** Reads the words of scales of each document once. */
export function createScaleWords(
  parts: readonly { unit: Unit; part: Part }[],
  { scales }: QuestionWording,
) {
  const byFile = new Map<string, Set<string>>();
  for (const { unit, part } of parts) {
    const known = byFile.get(unit.section.file) ?? new Set<string>();
    byFile.set(unit.section.file, known);
    for (const [word] of part.text.matchAll(scales.words)) known.add(word.toLowerCase());
  }
  return (file: string, word: string): boolean =>
    byFile.get(file)?.has(word.toLowerCase()) ?? false;
}
