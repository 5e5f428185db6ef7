import { type SoundSource, soundSource } from './sound-source.ts';

/** A sound at its place, in samples from the start, with a gain factor. */
export type PlacedSound<Source extends SoundSource = SoundSource> = {
  sound: Source;
  at: number;
  gain: number;
};

/** Sounds in sequence, with a silence of `gap` samples after each but the last. */
export function inSequence<Source extends SoundSource>(
  sounds: Source[],
  gap = 0,
): PlacedSound<Source>[] {
  let next = 0;
  return sounds.map((sound) => {
    const at = next;
    next += sound.length + gap;
    return { sound, at, gain: 1 };
  });
}

/**
 * Places sounds of one sample rate in a track of `length` samples. They are in order and do not
 * overlap.
 */
export function soundTrack(
  placed: PlacedSound[],
  sampleRate: number,
  length = endOf(placed.at(-1)),
): SoundSource {
  const silence = (samples: number) =>
    soundSource({ samples: new Int16Array(samples), sampleRate }).read();
  return {
    sampleRate,
    length,
    async *read() {
      let end = 0;
      for (const next of placed) {
        yield* silence(next.at - end);
        for await (const samples of next.sound.read()) yield louder(samples, next.gain);
        end = endOf(next);
      }
      yield* silence(length - end);
    },
  };
}

const endOf = (placed: PlacedSound | undefined): number =>
  placed ? placed.at + placed.sound.length : 0;

const louder = (samples: Int16Array, gain: number): Int16Array =>
  gain === 1
    ? samples
    : samples.map((sample) => Math.max(-32_768, Math.min(32_767, Math.round(sample * gain))));
