import type { ProjectType } from '@tarima/contract';
import type { SourceDocument } from '@tarima/documents';
import type { TokenUsage } from '@tarima/writer';

/** Letters per token in the studio's languages, spaces and punctuation included. */
const LETTERS_PER_TOKEN = 3.6;
/** The outline reads the source once. Scripts and questions each read it in parts. */
const READINGS = 3;
/** The calls for a draft, and those for its questions, one for each content. */
type Work = { drafted: number; questioned: number; instructions: number; written: number };
const WORK: Record<ProjectType, Work> = {
  video: { drafted: 6, questioned: 1, instructions: 900, written: 600 },
  course: { drafted: 14, questioned: 8, instructions: 1_100, written: 800 },
};

/** Estimates the tokens of documents. */
export function countTokens(documents: SourceDocument[]): number {
  const letters = documents
    .flatMap(({ blocks }) => blocks)
    .flatMap(({ sentences }) => sentences)
    .reduce((sum, { text }) => sum + text.length, 0);
  return Math.ceil(letters / LETTERS_PER_TOKEN);
}

/** Estimates a project's tokens from the length of its sources, with the questions that follow. */
export function estimateTokens(type: ProjectType, sourceTokens: number): TokenUsage {
  const { drafted, questioned, instructions, written } = WORK[type];
  const asked = drafted + questioned;
  return {
    inputTokens: sourceTokens * READINGS + asked * instructions,
    outputTokens: asked * written,
  };
}
