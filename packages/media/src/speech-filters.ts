import { setImmediate } from 'node:timers/promises';
import type { Sound } from './wav.ts';

/** So many samples are filtered before others have their turn: a programme may be hours long. */
const SAMPLES_A_TURN = 500_000;
const FULL_SCALE = 32_768;

const RUMBLE_HZ = 80;
/** In decibels below full scale, and how wide the bend is where it begins. */
const COMPRESSOR = { threshold: -28, ratio: 3, knee: 9 } as const;
const COMPRESSOR_SECONDS = { attack: 0.00125, release: 0.0375 } as const;
/** A gain stands for so many samples, which is shorter than any attack. */
const SAMPLES_A_GAIN = 8;

const LIMITER_SECONDS = { ahead: 0.005, release: 0.05 } as const;

/** Writes what becomes of the samples from one index to another; called in order. */
type Filter = (output: Int16Array, from: number, to: number) => void;

/**
 * Speech without rumble and with its peaks tamed: its crest is too high for a plain gain. Length and
 * sample rate stay.
 */
export const tameSpeech = (speech: Sound): Promise<Sound> => filtered(speech, tamingOf(speech));

/** Sound made louder by `decibels` with no sample above `ceiling`, a factor of full scale. */
export const limitSound = (sound: Sound, decibels: number, ceiling: number): Promise<Sound> =>
  filtered(sound, limitingOf(sound, 10 ** (decibels / 20), ceiling * FULL_SCALE));

async function filtered({ samples, sampleRate }: Sound, filter: Filter): Promise<Sound> {
  const output = new Int16Array(samples.length);
  for (let from = 0; from < output.length; from += SAMPLES_A_TURN) {
    filter(output, from, Math.min(output.length, from + SAMPLES_A_TURN));
    await setImmediate();
  }
  return { samples: output, sampleRate };
}

/** A high pass of second order, then a compressor that follows the mean square. */
function tamingOf({ samples, sampleRate }: Sound): Filter {
  const w = (2 * Math.PI * RUMBLE_HZ) / sampleRate;
  const alpha = Math.sin(w) * Math.SQRT1_2;
  const b = (1 + Math.cos(w)) / 2 / (1 + alpha);
  const a1 = (-2 * Math.cos(w)) / (1 + alpha);
  const a2 = (1 - alpha) / (1 + alpha);
  const attack = 1 / (COMPRESSOR_SECONDS.attack * sampleRate);
  const release = 1 / (COMPRESSOR_SECONDS.release * sampleRate);
  let state = { x1: 0, x2: 0, y1: 0, y2: 0, power: 0, gain: FULL_SCALE };
  return (output, from, to) => {
    // Variables of this function alone are many times as fast as those that are shared.
    let { x1, x2, y1, y2, power, gain } = state;
    for (let at = from; at < to; at++) {
      const x = (samples[at] ?? 0) / FULL_SCALE;
      const y = b * (x - 2 * x1 + x2) - a1 * y1 - a2 * y2;
      x2 = x1;
      x1 = x;
      y2 = y1;
      y1 = y;
      const square = y * y;
      power += (square - power) * (square > power ? attack : release);
      if (at % SAMPLES_A_GAIN === 0) gain = compressorGain(power) * FULL_SCALE;
      output[at] = clipped(y * gain);
    }
    state = { x1, x2, y1, y2, power, gain };
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
 * A limiter that looks ahead: the gain of a sample is the mean of what the least gain of the next
 * 5 ms was through the last 5 ms, so it has come down, without a step, when the peak is there.
 */
function limitingOf({ samples, sampleRate }: Sound, gain: number, ceiling: number): Filter {
  const ahead = Math.round(LIMITER_SECONDS.ahead * sampleRate);
  const release = 1 / (LIMITER_SECONDS.release * sampleRate);
  const loudest = ceiling / gain;
  const recent = new Float64Array(ahead + 1).fill(1);
  // The loudest sample of the window that is too loud, and where it stands.
  let state = { sum: recent.length, level: 1, peak: loudest, peakAt: -1, slot: 0 };
  return (output, from, to) => {
    let { sum, level, peak, peakAt, slot } = state;
    // Begun before the sound does, so that a peak at its start is seen coming too.
    for (let at = from === 0 ? -recent.length : from; at < to; at++) {
      if (peakAt < at && peak > loudest) {
        // It has left the window: the next one is looked for.
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
      if (at >= 0) output[at] = clipped((samples[at] ?? 0) * ((gain * sum) / recent.length));
    }
    state = { sum, level, peak, peakAt, slot };
  };
}

function clipped(sample: number): number {
  const whole = Math.floor(sample + 0.5);
  if (whole > FULL_SCALE - 1) return FULL_SCALE - 1;
  return whole < -FULL_SCALE ? -FULL_SCALE : whole;
}
