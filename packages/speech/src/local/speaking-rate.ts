import { countWords } from '@tarima/text';

/** The silence between two sentences of a video; part of the speaking rate. */
export const SENTENCE_GAP_SECONDS = 0.35;

/**
 * Words a minute of a passage whose sentences were spoken one by one. The time is that of all clips
 * and of the silences between them.
 */
export function wordsPerMinute(sentences: string[], clipSeconds: number[]): number {
  const words = sentences.reduce((sum, sentence) => sum + countWords(sentence), 0);
  const speech = clipSeconds.reduce((sum, seconds) => sum + seconds, 0);
  return (words * 60) / (speech + SENTENCE_GAP_SECONDS * (sentences.length - 1));
}
