import { fillPhrase } from '../pick-phrase.ts';
import type { PlacedPart, QuestionMaterial, SaidContent } from './question-material.ts';

/** Stands for what is missing from a sentence. */
export const GAP = '____';

/** Asks what is missing from a sentence between two places. */
export function gapPrompt(
  { wording }: QuestionMaterial,
  content: SaidContent,
  { unit, part: { text } }: PlacedPart,
  { start, end }: { start: number; end: number },
): string {
  const statement = `${text.slice(0, start)}${GAP}${text.slice(end)}`;
  return fillPhrase(wording.prompts.gap, { topic: content.topicOf(unit.section), statement });
}
