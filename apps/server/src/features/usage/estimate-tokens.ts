import type { ProjectType } from '@tarima/contract';
import type { SourceDocument } from '@tarima/documents';
import type { TokenUsage } from '@tarima/writer';

/** Letters of a token in the languages that are written here, with the marks around them. */
const LETTERS_PER_TOKEN = 3.6;
/** The source is read once for the outline, and once more in pieces, each with its own instructions. */
const READINGS = 2;
const WORK: Record<ProjectType, { asked: number; instructions: number; written: number }> = {
  video: { asked: 6, instructions: 900, written: 600 },
  course: { asked: 14, instructions: 1_100, written: 800 },
};

/** About how many tokens documents are. */
export function countTokens(documents: SourceDocument[]): number {
  const letters = documents
    .flatMap(({ blocks }) => blocks)
    .flatMap(({ sentences }) => sentences)
    .reduce((sum, { text }) => sum + text.length, 0);
  return Math.ceil(letters / LETTERS_PER_TOKEN);
}

/** About what a project will cost, from the length of its sources. */
export function estimateTokens(type: ProjectType, sourceTokens: number): TokenUsage {
  const { asked, instructions, written } = WORK[type];
  return {
    inputTokens: sourceTokens * READINGS + asked * instructions,
    outputTokens: asked * written,
  };
}
