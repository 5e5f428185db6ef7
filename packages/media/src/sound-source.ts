import { setImmediate } from 'node:timers/promises';
import { MediaError } from './media-error.ts';

/** Mono, 16-bit. */
export type Sound = { samples: Int16Array; sampleRate: number };

/** A sound that is read from its start each time, since hours take gigabytes. */
export type SoundSource = {
  sampleRate: number;
  /** In samples. */
  length: number;
  read: () => AsyncIterable<Int16Array>;
};

/** Samples processed before other work gets its turn. */
const SAMPLES_A_TURN = 250_000;

/** A sound in memory as a source. */
export const soundSource = ({ samples, sampleRate }: Sound): SoundSource => ({
  sampleRate,
  length: samples.length,
  async *read() {
    for (let from = 0; from < samples.length; from += SAMPLES_A_TURN) {
      yield samples.subarray(from, from + SAMPLES_A_TURN);
      await setImmediate();
    }
  },
});

/** The same sound. Reading it fails with CANCELLED once the signal is aborted. */
export const whileWanted = (source: SoundSource, signal: AbortSignal | undefined): SoundSource => ({
  ...source,
  async *read() {
    for await (const chunk of source.read()) {
      if (signal?.aborted) throw new MediaError('CANCELLED', 'The sound is no longer wanted');
      yield chunk;
    }
  },
});
