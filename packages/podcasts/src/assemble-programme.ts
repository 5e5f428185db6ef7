import type { Speaker } from '@tarima/contract';
import { type SoundSource, soundTrack } from '@tarima/media';
import type { KeptClip } from '@tarima/speech';
import type { EpisodeTurn } from './episode.ts';
import type { TurnLayout } from './lay-out-turns.ts';
import { PodcastError } from './podcast-error.ts';

/** Places every clip, at its speaker's gain, in one track as long as the layout. */
export function assembleProgramme(
  turns: EpisodeTurn[],
  clips: KeptClip[],
  layout: TurnLayout,
  gains: Record<Speaker, number>,
): SoundSource {
  const sampleRate = clips[0]?.sampleRate ?? 0;
  if (clips.some((clip) => clip.sampleRate !== sampleRate)) {
    throw new PodcastError('SPEECH_FAILED', 'The two voices answered at different sample rates');
  }
  const placed = clips.map((sound, index) => ({
    sound,
    at: Math.round((layout.turns[index]?.start ?? 0) * sampleRate),
    gain: gains[turns[index]?.speaker ?? 'host'],
  }));
  return soundTrack(placed, sampleRate, Math.ceil(layout.durationSeconds * sampleRate));
}

/** Enough points for a waveform on any screen. */
const MOST_PEAKS = 400;
const PEAKS_A_SECOND = 5;

/** The loudness over the programme, 0 to 1, evenly spaced. */
export async function peaksOf({ length, sampleRate, read }: SoundSource): Promise<number[]> {
  const seconds = length / sampleRate;
  const count = Math.max(1, Math.min(MOST_PEAKS, Math.ceil(seconds * PEAKS_A_SECOND)));
  const squares = new Float64Array(count);
  let at = 0;
  for await (const samples of read()) {
    for (let index = 0; index < samples.length; index++, at++) {
      const peak = Math.floor((at * count) / length);
      squares[peak] = (squares[peak] ?? 0) + (samples[index] ?? 0) ** 2;
    }
  }
  const levels = Array.from(squares, (sum) => Math.sqrt((sum * count) / Math.max(1, length)));
  const loudest = Math.max(1, ...levels);
  return levels.map((level) => Math.round((level / loudest) * 1000) / 1000);
}
