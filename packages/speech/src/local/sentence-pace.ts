import { WORDS_PER_MINUTE } from '@tarima/contract';
import type { Calibration } from './calibration.ts';
import { expectedDuration } from './expected-duration.ts';
import { SENTENCE_GAP_SECONDS } from './speaking-rate.ts';

/** Beyond these limits a listener hears the difference between neighbouring sentences. */
const SLOWEST = 0.95;
const FASTEST = 1.12;

/**
 * The factor on a voice's calibrated speed for one text. It keeps long words from making a video
 * longer than its word count promises. It depends on the text alone, because clips are cached one
 * by one.
 * @param clauses IPA of each clause.
 * @param words written words; at least one
 */
export function sentencePace(clauses: string[], words: number, calibration: Calibration): number {
  const wanted = (words * 60) / WORDS_PER_MINUTE - SENTENCE_GAP_SECONDS;
  const natural = expectedDuration(clauses, calibration);
  return Math.min(FASTEST, Math.max(SLOWEST, natural / wanted));
}
