import type { Sound } from '@tarima/media';
import { assertPlausible } from '../local/expected-duration.ts';
import { trimSilence } from '../local/trim-silence.ts';
import { SpeechError } from '../speech-error.ts';

/** Below this share of the expected time, the end of the text is missing. */
const SHORTEST_SHARE = 0.5;
const LOUDEST = 32_000;

export type SpokenBy = {
  /** Begins the messages of errors. */
  source: string;
  isPaid: boolean;
};

/**
 * The sound without silence at its ends, no louder than an encoded file may be. `offset` is the
 * second of the sound at which it begins. @param text sent to the voice
 * @param expectedSeconds of a clip of the same text by the local voice
 * @throws SpeechError SPEECH_FAILED if the sound cannot be the speech of the text
 */
export function checkedSound(
  heard: Sound,
  text: string,
  expectedSeconds: number,
  { source, isPaid }: SpokenBy,
): { sound: Sound; offset: number } {
  const { sampleRate } = heard;
  const trimmed = trimSilence(heard.samples, sampleRate);
  const samples = softened(trimmed?.samples ?? heard.samples);
  try {
    assertPlausible(samples, sampleRate, text, expectedSeconds);
    const seconds = samples.length / sampleRate;
    if (seconds < expectedSeconds * SHORTEST_SHARE - 0.2) {
      throw new Error(
        `${seconds.toFixed(2)} s where ${expectedSeconds.toFixed(2)} s were expected`,
      );
    }
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new SpeechError('SPEECH_FAILED', `${source}: ${reason}`, { cause, isPaid });
  }
  return { sound: { samples, sampleRate }, offset: (trimmed?.offset ?? 0) / sampleRate };
}

/** Makes the whole clip quieter if it is too loud. */
function softened(samples: Int16Array): Int16Array {
  let peak = 0;
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample));
  return peak <= LOUDEST ? samples : samples.map((sample) => (sample * LOUDEST) / peak);
}
