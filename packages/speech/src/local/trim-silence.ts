/** Silence kept before the first and after the last sound. */
const MARGIN_SECONDS = 0.03;
/** A sample below this share of the clip's peak is silence. */
const SILENCE_SHARE = 0.01;

/**
 * The part of a clip between its first and last sound, with a short margin. `offset` is the place
 * in the original of the first sample; negative where the margin was too short. Null when there is
 * no sound.
 */
export function trimSilence(
  samples: Int16Array,
  sampleRate: number,
): { samples: Int16Array; offset: number } | null {
  let peak = 0;
  for (let at = 0; at < samples.length; at++) peak = Math.max(peak, Math.abs(samples[at] ?? 0));
  if (peak === 0) return null;
  const floor = Math.max(1, peak * SILENCE_SHARE);
  const margin = Math.round(MARGIN_SECONDS * sampleRate);
  const isSound = (sample: number) => Math.abs(sample) >= floor;
  const offset = samples.findIndex(isSound) - margin;
  const end = samples.findLastIndex(isSound) + 1 + margin;
  // Where the engine gave less silence than the margin, zeros fill it.
  const trimmed = new Int16Array(end - offset);
  trimmed.set(samples.subarray(Math.max(0, offset), end), Math.max(0, -offset));
  return { samples: trimmed, offset };
}
