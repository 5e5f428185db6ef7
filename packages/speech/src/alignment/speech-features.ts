import type { Sound } from '@tarima/media';
import { createPowerSpectrum } from './fourier.ts';

/** Seconds from one frame to the next. */
export const FRAME_SECONDS = 0.01;
const WINDOW_SECONDS = 0.025;
/** A telephone carries these too; above them voices and microphones differ, not words. */
const LOWEST_HERTZ = 100;
const HIGHEST_HERTZ = 7_000;
const BANDS = 26;
/** Coefficients of the spectrum's shape. More of them would separate voices, not sounds. */
const CEPSTRA = 12;
/** Silence is this far below the loudest frame, in natural logarithms of power. */
const FLOOR = 12;

/**
 * The shape of the spectrum (MFCC) and the loudness of a clip, every 10 ms. Each value comes with
 * its change over time. The scale is the same for any voice, microphone or pitch.
 */
export function speechFeatures({ samples, sampleRate }: Sound): Float32Array[] {
  const length = Math.round(WINDOW_SECONDS * sampleRate);
  const size = 2 ** Math.ceil(Math.log2(length));
  const spectrumOf = createPowerSpectrum(size);
  const bands = melBands(size, sampleRate);
  const count = Math.max(1, Math.ceil(samples.length / sampleRate / FRAME_SECONDS));
  const window = Float32Array.from(
    { length },
    (_, index) => 0.5 - 0.5 * Math.cos((2 * Math.PI * (index + 0.5)) / length),
  );
  const signal = new Float64Array(size);
  const powers = Array.from({ length: count }, (_, frame) => {
    const middle = (frame + 0.5) * FRAME_SECONDS * sampleRate;
    const from = Math.round(middle - length / 2);
    for (let index = 0; index < length; index++) {
      const at = from + index;
      // Emphasises quick changes, which voices lose with rising pitch.
      const sample = (samples[at] ?? 0) - 0.97 * (samples[at - 1] ?? 0);
      signal[index] = (sample / 32_768) * (window[index] ?? 0);
    }
    const spectrum = spectrumOf(signal);
    return bands.map(({ first, weights }) => {
      let power = 1e-12;
      for (let at = 0; at < weights.length; at++) {
        power += (weights[at] ?? 0) * (spectrum[first + at] ?? 0);
      }
      return power;
    });
  });
  const loudest = Math.log(Math.max(...powers.map(totalOf)));
  const cepstra = powers.map((bandPowers) => {
    const logs = bandPowers.map((power) => Math.max(Math.log(power) - loudest, -FLOOR - 4));
    const loudness = Math.max(Math.log(totalOf(bandPowers)) - loudest, -FLOOR);
    return [loudness, ...cosineTransform(logs)];
  });
  return withChanges(sameScale(cepstra));
}

const totalOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0);

const melOf = (hertz: number) => 1127 * Math.log(1 + hertz / 700);
const hertzOf = (mel: number) => 700 * (Math.exp(mel / 1127) - 1);

/** Triangular bands over the bins of a spectrum, evenly spaced on the mel scale. */
function melBands(size: number, sampleRate: number): { first: number; weights: number[] }[] {
  const highest = Math.min(HIGHEST_HERTZ, sampleRate / 2);
  const [low, high] = [melOf(LOWEST_HERTZ), melOf(highest)];
  const edge = (index: number) =>
    (hertzOf(low + ((high - low) * index) / (BANDS + 1)) * size) / sampleRate;
  return Array.from({ length: BANDS }, (_, band) => {
    const [left, middle, right] = [edge(band), edge(band + 1), edge(band + 2)];
    const first = Math.ceil(left);
    const weights: number[] = [];
    for (let bin = first; bin <= right; bin++) {
      weights.push(
        bin < middle ? (bin - left) / (middle - left) : (right - bin) / (right - middle),
      );
    }
    // Low bands may be narrower than a bin.
    return weights.length > 0 ? { first, weights } : { first: Math.round(middle), weights: [1] };
  });
}

const COSINES = Array.from({ length: CEPSTRA }, (_, index) =>
  Float64Array.from({ length: BANDS }, (_, band) =>
    Math.cos((Math.PI * (index + 1) * (band + 0.5)) / BANDS),
  ),
);

/** The first coefficients of a cosine transform, without the loudness. */
const cosineTransform = (values: number[]): number[] =>
  COSINES.map((row) => {
    let sum = 0;
    for (let band = 0; band < BANDS; band++) sum += (values[band] ?? 0) * (row[band] ?? 0);
    return sum;
  });

/** Brings each coefficient to mean 0 and standard deviation 1 over the whole clip. */
function sameScale(frames: number[][]): number[][] {
  const columns = frames[0]?.length ?? 0;
  const scales = Array.from({ length: columns }, (_, column) => {
    const values = frames.map((frame) => frame[column] ?? 0);
    const mean = totalOf(values) / values.length;
    const spread = Math.sqrt(totalOf(values.map((value) => (value - mean) ** 2)) / values.length);
    return { mean, spread: spread || 1 };
  });
  return frames.map((frame) =>
    frame.map((value, column) => {
      const { mean, spread } = scales[column] ?? { mean: 0, spread: 1 };
      return (value - mean) / spread;
    }),
  );
}

/** Adds to each value its change around the frame. */
function withChanges(frames: number[][]): Float32Array[] {
  const at = (index: number) => frames[Math.min(frames.length - 1, Math.max(0, index))] ?? [];
  return frames.map((frame, index) =>
    Float32Array.from([
      ...frame,
      ...frame.map(
        (_, column) =>
          ((at(index + 1)[column] ?? 0) -
            (at(index - 1)[column] ?? 0) +
            2 * ((at(index + 2)[column] ?? 0) - (at(index - 2)[column] ?? 0))) /
          5,
      ),
    ]),
  );
}
