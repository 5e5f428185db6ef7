import { WORDS_PER_MINUTE } from '@tarima/contract';
import type { Calibration } from './calibration.ts';
import { expectedDuration } from './expected-duration.ts';
import { SENTENCE_GAP_SECONDS } from './speaking-rate.ts';

/** Beyond these a listener hears that one sentence is hurried or dragged beside the next. */
const SLOWEST = 0.95;
const FASTEST = 1.12;

/**
 * How much faster than its voice's calibrated speed a text is spoken, so that long words do not
 * make a video longer than its words promise. It depends on the text alone, never on its
 * neighbours: clips are cached one by one.
 * @param clauses IPA of each clause
 * @param words written words; at least one
 */
export function sentencePace(clauses: string[], words: number, calibration: Calibration): number {
  const wanted = (words * 60) / WORDS_PER_MINUTE - SENTENCE_GAP_SECONDS;
  const natural = expectedDuration(clauses, calibration);
  return Math.min(FASTEST, Math.max(SLOWEST, natural / wanted));
}
