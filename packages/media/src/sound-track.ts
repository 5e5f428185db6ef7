import { type SoundSource, soundSource } from './sound-source.ts';

/** A sound at its place, in samples from the beginning, made louder by a factor. */
export type PlacedSound<Source extends SoundSource = SoundSource> = {
  sound: Source;
  at: number;
  gain: number;
};

/** Sounds one after another, with a silence of so many samples between two. */
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

/** Sounds of one rate at their places, in order and apart, as one of `length` samples. */
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
