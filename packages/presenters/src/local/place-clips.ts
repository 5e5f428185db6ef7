import { FRAMES_PER_SECOND } from '@tarima/contract';
import { type SoundSource, soundTrack } from '@tarima/media';
import type { KeptClip } from '@tarima/speech';
import { PresenterError } from '../presenter-error.ts';
import type { LaidOutScene } from './lay-out-scene.ts';

/** The sample rate of a video without speech. Any rate works. */
const DEFAULT_RATE = 22_050;

/**
 * The speech of the whole video, exactly as long as its frames. Throws SPEECH_FAILED if the clips'
 * sample rates differ.
 */
export function placeClips(scenes: LaidOutScene<KeptClip>[]): SoundSource {
  const spoken = scenes.flatMap(({ clips }) => clips);
  const sampleRate = spoken[0]?.clip.sampleRate ?? DEFAULT_RATE;
  if (spoken.some(({ clip }) => clip.sampleRate !== sampleRate)) {
    throw new PresenterError('SPEECH_FAILED', 'One voice answered at different sample rates');
  }
  const sampleAt = (frame: number) => Math.round((frame * sampleRate) / FRAMES_PER_SECOND);
  let frame = 0;
  const placed = scenes.flatMap(({ scene, clips }) => {
    const begin = sampleAt(frame);
    frame += Math.round(scene.duration * FRAMES_PER_SECOND);
    return clips.map(({ clip, start, gain }) => ({
      sound: clip,
      at: begin + Math.round(start * sampleRate),
      gain,
    }));
  });
  return soundTrack(placed, sampleRate, sampleAt(frame));
}
