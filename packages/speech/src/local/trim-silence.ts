/** Silence kept before the first and after the last sound. */
const MARGIN_SECONDS = 0.03;
/** Below this part of the clip's own peak a sample is silence. */
const SILENCE_SHARE = 0.01;

/**
 * The part of a clip between its first and last sound, with a short margin; `offset` is the
 * sample of the original that became the first. Null when there is no sound at all.
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
  // What the engine left out of the margin is put back as zeros.
  const trimmed = new Int16Array(end - offset);
  trimmed.set(samples.subarray(Math.max(0, offset), end), Math.max(0, -offset));
  return { samples: trimmed, offset };
}
