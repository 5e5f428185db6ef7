import type { SoundSource } from './sound-source.ts';

const FULL_SCALE = 32_768;

const RUMBLE_HZ = 80;
/** The threshold and the width of the knee are in decibels. */
const COMPRESSOR = { threshold: -28, ratio: 3, knee: 9 } as const;
const COMPRESSOR_SECONDS = { attack: 0.00125, release: 0.0375 } as const;
/** One gain value covers this many samples, which is shorter than any attack. */
const SAMPLES_A_GAIN = 8;

const LIMITER_SECONDS = { ahead: 0.005, release: 0.05 } as const;

/** Returns the filtered samples. It is called in order, from the first sample. */
type Filter = (samples: Int16Array) => Int16Array;

/**
 * Speech without rumble and with lower peaks: its crest is too high for a plain gain. Length and
 * sample rate stay.
 */
export const tameSpeech = (speech: SoundSource): SoundSource => ({
  ...speech,
  async *read() {
    const tame = tamingAt(speech.sampleRate);
    for await (const samples of speech.read()) yield tame(samples);
  },
});

/** A sound raised by `decibels`, with no sample above `ceiling`, a factor of full scale. */
export const limitSound = (sound: SoundSource, decibels: number, ceiling: number): SoundSource => ({
  ...sound,
  async *read() {
    const ahead = Math.round(LIMITER_SECONDS.ahead * sound.sampleRate);
    const limit = limitingAt(sound.sampleRate, ahead, 10 ** (decibels / 20), ceiling * FULL_SCALE);
    for await (const samples of sound.read()) yield limit(samples);
    yield limit(new Int16Array(ahead));
  },
});

/** A second-order high pass, then a compressor that follows the mean square. */
function tamingAt(sampleRate: number): Filter {
  const w = (2 * Math.PI * RUMBLE_HZ) / sampleRate;
  const alpha = Math.sin(w) * Math.SQRT1_2;
  const b = (1 + Math.cos(w)) / 2 / (1 + alpha);
  const a1 = (-2 * Math.cos(w)) / (1 + alpha);
  const a2 = (1 - alpha) / (1 + alpha);
  const attack = 1 / (COMPRESSOR_SECONDS.attack * sampleRate);
  const release = 1 / (COMPRESSOR_SECONDS.release * sampleRate);
  let state = { x1: 0, x2: 0, y1: 0, y2: 0, power: 0, gain: FULL_SCALE, at: 0 };
  return (samples) => {
    // Local variables are many times faster than shared ones.
    let { x1, x2, y1, y2, power, gain, at } = state;
    const output = new Int16Array(samples.length);
    for (let index = 0; index < samples.length; index++, at++) {
      const x = (samples[index] ?? 0) / FULL_SCALE;
      const y = b * (x - 2 * x1 + x2) - a1 * y1 - a2 * y2;
      x2 = x1;
      x1 = x;
      y2 = y1;
      y1 = y;
      const square = y * y;
      power += (square - power) * (square > power ? attack : release);
      if (at % SAMPLES_A_GAIN === 0) gain = compressorGain(power) * FULL_SCALE;
      output[index] = clipped(y * gain);
    }
    state = { x1, x2, y1, y2, power, gain, at };
    return output;
  };
}

function compressorGain(power: number): number {
  const { threshold, ratio, knee } = COMPRESSOR;
  const over = 10 * Math.log10(power) - threshold;
  if (over <= -knee / 2) return 1;
  const bent = over < knee / 2 ? (over + knee / 2) ** 2 / (2 * knee) : over;
  return 10 ** ((bent * (1 / ratio - 1)) / 20);
}

/**
 * A limiter that looks 5 ms ahead. It takes the least gain of the next 5 ms. It averages that over
 * the last 5 ms. So the gain falls without a step before the peak arrives. The output is delayed by
 * 5 ms.
 */
function limitingAt(sampleRate: number, ahead: number, gain: number, ceiling: number): Filter {
  const release = 1 / (LIMITER_SECONDS.release * sampleRate);
  const loudest = ceiling / gain;
  const recent = new Float64Array(ahead + 1).fill(1);
  // Starts before the sound does, so that a peak at its start is seen.
  let held = new Int16Array(recent.length);
  let early = held.length;
  // The loudest excessive sample of the window, and its place.
  let state = { sum: recent.length, level: 1, peak: loudest, peakAt: -1, slot: 0 };
  return (added) => {
    let { sum, level, peak, peakAt, slot } = state;
    const samples = new Int16Array(held.length + added.length);
    samples.set(held);
    samples.set(added, held.length);
    const output = new Int16Array(Math.max(0, samples.length - ahead));
    for (let at = 0; at < output.length; at++) {
      if (peakAt < at && peak > loudest) {
        // It has left the window, so find the next one.
        peak = loudest;
        for (let next = at; next < at + ahead; next++) {
          const loud = Math.abs(samples[next] ?? 0);
          if (loud < peak) continue;
          peak = loud;
          peakAt = next;
        }
      }
      const coming = Math.abs(samples[at + ahead] ?? 0);
      if (coming >= peak) {
        peak = coming;
        peakAt = at + ahead;
      }
      const released = level + (1 - level) * release;
      const needed = loudest / peak;
      level = needed < released ? needed : released;
      sum += level - (recent[slot] ?? 0);
      recent[slot] = level;
      slot = slot === ahead ? 0 : slot + 1;
      output[at] = clipped((samples[at] ?? 0) * ((gain * sum) / recent.length));
    }
    held = samples.slice(output.length);
    state = { sum, level, peak, peakAt: peakAt - output.length, slot };
    const skipped = Math.min(early, output.length);
    early -= skipped;
    return output.subarray(skipped);
  };
}

function clipped(sample: number): number {
  const whole = Math.floor(sample + 0.5);
  if (whole > FULL_SCALE - 1) return FULL_SCALE - 1;
  return whole < -FULL_SCALE ? -FULL_SCALE : whole;
}
