import { rootMeanSquare } from '../root-mean-square.ts';
import { SpeechError } from '../speech-error.ts';
import type { Calibration } from './calibration.ts';

/** A plausible clip is between these multiples of the duration that its sounds predict. */
const SHORTEST = 0.4;
const LONGEST = 2.5;
/** Added to the longest duration: stresses and names of letters weigh much in a short clip. */
const ALWAYS_ALLOWED_SECONDS = 1.5;
/** Added for each mark outside words: the engine pauses at some dashes, brackets and quotes. */
const SECONDS_PER_MARK = 0.6;
const MARKS = /[^\p{L}\p{M}\p{N}\s]/gu;
/** Root mean square of 16-bit samples below which nobody hears speech. */
const SILENT_LEVEL = 98;

/** The number of sounds in an IPA string, without stress and length marks. */
export function countSounds(ipa: string): number {
  return ipa.match(/\p{L}/gu)?.filter((letter) => !/\p{Lm}/u.test(letter)).length ?? 0;
}

/** The expected duration of clauses at rate 1, in seconds. Clauses are IPA. */
export function expectedDuration(clauses: string[], pace: Calibration): number {
  const spoken = clauses.map(countSounds).filter((sounds) => sounds > 0);
  const sounds = spoken.reduce((sum, count) => sum + count, 0);
  return sounds * pace.secondsPerSound + Math.max(0, spoken.length - 1) * pace.secondsPerPause;
}

/**
 * Refuses a clip that cannot be the requested speech: silent, empty, cut off or endless. The limits
 * are wide: refusing a real text is worse than passing a long pause.
 * @param text sent to the voice; its marks allow pauses.
 * @param expectedSeconds from the text's sounds, not from the clip.
 * @throws SpeechError SPEECH_FAILED
 */
export function assertPlausible(
  samples: Int16Array,
  sampleRate: number,
  text: string,
  expectedSeconds: number,
): void {
  if (rootMeanSquare(samples) <= SILENT_LEVEL)
    throw new SpeechError('SPEECH_FAILED', 'The voice made no sound');
  const seconds = samples.length / sampleRate;
  const marks = text.match(MARKS)?.length ?? 0;
  const longest = expectedSeconds * LONGEST + ALWAYS_ALLOWED_SECONDS + marks * SECONDS_PER_MARK;
  if (seconds < expectedSeconds * SHORTEST || seconds > longest) {
    throw new SpeechError(
      'SPEECH_FAILED',
      `The voice spoke for ${seconds.toFixed(2)} s where ${expectedSeconds.toFixed(2)} s were expected`,
    );
  }
}
