import type { ProjectType } from '@tarima/contract';
import type { SourceDocument } from '@tarima/documents';
import type { TokenUsage } from '@tarima/writer';

/** Letters per token in the studio's languages, spaces and punctuation included. */
const LETTERS_PER_TOKEN = 3.6;
/** The source is read once for the outline, and once more in parts. */
const READINGS = 2;
const WORK: Record<ProjectType, { asked: number; instructions: number; written: number }> = {
  video: { asked: 6, instructions: 900, written: 600 },
  course: { asked: 14, instructions: 1_100, written: 800 },
};

/** Estimates the tokens of documents. */
export function countTokens(documents: SourceDocument[]): number {
  const letters = documents
    .flatMap(({ blocks }) => blocks)
    .flatMap(({ sentences }) => sentences)
    .reduce((sum, { text }) => sum + text.length, 0);
  return Math.ceil(letters / LETTERS_PER_TOKEN);
}

/** Estimates a project's tokens from the length of its sources. */
export function estimateTokens(type: ProjectType, sourceTokens: number): TokenUsage {
  const { asked, instructions, written } = WORK[type];
  return {
    inputTokens: sourceTokens * READINGS + asked * instructions,
    outputTokens: asked * written,
  };
}
