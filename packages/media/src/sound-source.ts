import { setImmediate } from 'node:timers/promises';
import { MediaError } from './media-error.ts';

/** Mono, 16-bit. */
export type Sound = { samples: Int16Array; sampleRate: number };

/** A sound that is read from its beginning whenever it is needed: hours of it are gigabytes. */
export type SoundSource = {
  sampleRate: number;
  /** In samples. */
  length: number;
  read: () => AsyncIterable<Int16Array>;
};

/** So many samples are worked on before others have their turn. */
const SAMPLES_A_TURN = 250_000;

/** A sound in memory as one that is read. */
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

/** The same sound, whose reading ends with CANCELLED once the signal is aborted. */
export const whileWanted = (source: SoundSource, signal: AbortSignal | undefined): SoundSource => ({
  ...source,
  async *read() {
    for await (const chunk of source.read()) {
      if (signal?.aborted) throw new MediaError('CANCELLED', 'The sound is no longer wanted');
      yield chunk;
    }
  },
});
