/** Measures of a voice, for tests and scripts: nobody has to listen to tell two voices apart. */

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
  const values: number[] = [];
  let best = 0;
  for (let lag = shortest; lag <= Math.min(longest, length); lag++) {
    const shifted = correlation(frame.subarray(lag), 0, length - 1) || 1;
    const value = correlation(frame, lag, length - 1) / Math.sqrt(energy * shifted);
    values[lag] = value;
    best = Math.max(best, value);
  }
  if (best < 0.6) return null;
  // The first strong peak: later ones are whole periods more.
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

/** Root mean square of each step of a clip, 0 to 32,767. */
export function levels(samples: Int16Array, step: number): number[] {
  const result: number[] = [];
  for (let from = 0; from < samples.length; from += step) {
    const part = samples.subarray(from, from + step);
    result.push(Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / part.length));
  }
  return result;
}

/** The centre of the spectrum in hertz: low is dark, high is bright. From 1,024-sample windows. */
export function spectralCentroid(samples: Int16Array, sampleRate: number): number {
  const size = 1_024;
  let weighted = 0;
  let total = 0;
  for (let from = 0; from + size < samples.length; from += size * 8) {
    for (let bin = 1; bin < 232; bin += 3) {
      let real = 0;
      let imaginary = 0;
      for (let at = 0; at < size; at++) {
        const window = 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / size);
        const value = (samples[from + at] ?? 0) * window;
        real += value * Math.cos((2 * Math.PI * bin * at) / size);
        imaginary += value * Math.sin((2 * Math.PI * bin * at) / size);
      }
      const power = real * real + imaginary * imaginary;
      weighted += power * ((bin * sampleRate) / size);
      total += power;
    }
  }
  return weighted / total;
}
