/** Measures of a voice, by which tests tell two voices apart without a listener. */

const FRAME_SECONDS = 0.04;
const LOWEST_HERTZ = 60;
const HIGHEST_HERTZ = 400;

/** The median pitch of a clip in hertz, by autocorrelation over its voiced frames. */
export function medianPitch(samples: Int16Array, sampleRate: number): number {
  const length = Math.round(FRAME_SECONDS * sampleRate);
  const pitches: number[] = [];
  for (let from = 0; from + length * 2 < samples.length; from += length) {
    const pitch = framePitch(samples.subarray(from, from + length * 2), length, sampleRate);
    if (pitch) pitches.push(pitch);
  }
  pitches.sort((a, b) => a - b);
  return pitches[Math.floor(pitches.length / 2)] ?? 0;
}

function framePitch(frame: Int16Array, length: number, sampleRate: number): number | null {
  const energy = correlation(frame, 0, length);
  if (energy / length < 400 ** 2) return null;
  const shortest = Math.floor(sampleRate / HIGHEST_HERTZ);
  const longest = Math.ceil(sampleRate / LOWEST_HERTZ);
  const energyBefore = sumsOfSquares(frame);
  const values: number[] = [];
  let best = 0;
  for (let lag = shortest; lag <= Math.min(longest, length); lag++) {
    const end = Math.min(lag + length - 1, frame.length);
    const shifted = (energyBefore[end] ?? 0) - (energyBefore[lag] ?? 0) || 1;
    const value = correlation(frame, lag, length - 1) / Math.sqrt(energy * shifted);
    values[lag] = value;
    best = Math.max(best, value);
  }
  if (best < 0.6) return null;
  // The first strong peak. Later peaks are multiples of the period.
  const lag = values.findIndex(
    (value, at) =>
      value > best * 0.93 && value >= (values[at - 1] ?? -1) && value >= (values[at + 1] ?? -1),
  );
  return sampleRate / lag;
}

function correlation(frame: Int16Array, lag: number, length: number): number {
  let sum = 0;
  for (let at = 0; at < length && at + lag < frame.length; at++) {
    sum += (frame[at] ?? 0) * (frame[at + lag] ?? 0);
  }
  return sum;
}

/** The energy before each sample, in integers so that differences are exact. */
function sumsOfSquares(frame: Int16Array): Float64Array {
  const sums = new Float64Array(frame.length + 1);
  for (let at = 0; at < frame.length; at++) {
    sums[at + 1] = (sums[at] ?? 0) + (frame[at] ?? 0) ** 2;
  }
  return sums;
}

/** Root mean square of each step of a clip, 0 to 32,767. */
export function levels(samples: Int16Array, step: number): number[] {
  const result: number[] = [];
  for (let from = 0; from < samples.length; from += step) {
    const part = samples.subarray(from, from + step);
    result.push(Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / part.length));
  }
  return result;
}

const WINDOW = 1_024;
const LAST_BIN = 232;

/** The windowed waves of one bin. They are kept, because the sines take most of the time. */
type Waves = { bin: number; real: Float64Array; imaginary: Float64Array };
let waves: Waves[] | undefined;

function makeWaves(): Waves[] {
  const made: Waves[] = [];
  for (let bin = 1; bin < LAST_BIN; bin += 3) {
    const wave = (turn: (angle: number) => number) =>
      Float64Array.from({ length: WINDOW }, (_, at) => {
        const window = 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / WINDOW);
        return window * turn((2 * Math.PI * bin * at) / WINDOW);
      });
    made.push({ bin, real: wave(Math.cos), imaginary: wave(Math.sin) });
  }
  return made;
}

/**
 * The centre of the spectrum in hertz: low is dark, high is bright. It uses 1,024-sample windows.
 */
function spectralCentroid(samples: Int16Array, sampleRate: number): number {
  waves ??= makeWaves();
  let weighted = 0;
  let total = 0;
  for (let from = 0; from + WINDOW < samples.length; from += WINDOW * 8) {
    for (const { bin, real: cosines, imaginary: sines } of waves) {
      let real = 0;
      let imaginary = 0;
      for (let at = 0; at < WINDOW; at++) {
        const value = samples[from + at] ?? 0;
        real += value * (cosines[at] ?? 0);
        imaginary += value * (sines[at] ?? 0);
      }
      const power = real * real + imaginary * imaginary;
      weighted += power * ((bin * sampleRate) / WINDOW);
      total += power;
    }
  }
  return weighted / total;
}

export type VoiceMeasures = { pitch: number; centroid: number };

/** Pitch and brightness of a clip in hertz. Two sentences of it are enough. */
export const measureVoice = (samples: Int16Array, sampleRate: number): VoiceMeasures => ({
  pitch: medianPitch(samples, sampleRate),
  centroid: spectralCentroid(samples, sampleRate),
});

const PITCH_GAP_HERTZ = 12;
const BRIGHTNESS_GAP_OCTAVES = 0.3;

/**
 * The gap between two voices: 1 is just enough to tell them apart by pitch or by brightness alone.
 */
export const voiceGap = (one: VoiceMeasures, other: VoiceMeasures): number =>
  Math.max(
    Math.abs(one.pitch - other.pitch) / PITCH_GAP_HERTZ,
    Math.abs(Math.log2(one.centroid / other.centroid)) / BRIGHTNESS_GAP_OCTAVES,
  );
