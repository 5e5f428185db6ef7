import type { Speaker } from '@tarima/contract';
import type { Sound } from '@tarima/media';
import type { KeptClip } from '@tarima/speech';
import type { EpisodeTurn } from './episode.ts';
import type { TurnLayout } from './lay-out-turns.ts';
import { PodcastError } from './podcast-error.ts';

/** Every clip at its place, at its speaker's gain, in one track as long as the layout. */
export function assembleProgramme(
  turns: EpisodeTurn[],
  clips: KeptClip[],
  layout: TurnLayout,
  gains: Record<Speaker, number>,
): Sound {
  const sampleRate = clips[0]?.sampleRate ?? 0;
  if (clips.some((clip) => clip.sampleRate !== sampleRate)) {
    throw new PodcastError('SPEECH_FAILED', 'The two voices answered at different sample rates');
  }
  const samples = new Int16Array(Math.ceil(layout.durationSeconds * sampleRate));
  clips.forEach((clip, index) => {
    const gain = gains[turns[index]?.speaker ?? 'host'];
    const from = Math.round((layout.turns[index]?.start ?? 0) * sampleRate);
    // A plain loop: there are millions of samples.
    for (let at = 0; at < clip.samples.length; at++) {
      const sample = Math.round((clip.samples[at] ?? 0) * gain);
      samples[from + at] = Math.max(-32_768, Math.min(32_767, sample));
    }
  });
  return { samples, sampleRate };
}

/** Enough for a waveform on any screen. */
const MOST_PEAKS = 400;
const PEAKS_A_SECOND = 5;

/** Loudness through the programme, 0 to 1, evenly spaced. */
export function peaksOf({ samples, sampleRate }: Sound): number[] {
  const seconds = samples.length / sampleRate;
  const count = Math.max(1, Math.min(MOST_PEAKS, Math.ceil(seconds * PEAKS_A_SECOND)));
  const step = samples.length / count;
  const levels = Array.from({ length: count }, (_, index) => {
    const part = samples.subarray(Math.floor(index * step), Math.floor((index + 1) * step));
    let squares = 0;
    for (const sample of part) squares += sample * sample;
    return Math.sqrt(squares / Math.max(1, part.length));
  });
  const loudest = Math.max(1, ...levels);
  return levels.map((level) => Math.round((level / loudest) * 1000) / 1000);
}
