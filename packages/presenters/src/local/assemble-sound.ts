import { FRAMES_PER_SECOND } from '@tarima/contract';
import { PresenterError } from '../presenter-error.ts';
import type { LaidOutScene } from './lay-out-scene.ts';

/** Sound of a video in which nothing is spoken is not asked for; any rate would do. */
const DEFAULT_RATE = 22_050;

/** The speech of the whole video as one track, exactly as long as its frames. */
export function assembleSound(scenes: LaidOutScene[]): { samples: Int16Array; sampleRate: number } {
  const clips = scenes.flatMap((scene) => scene.clips);
  const sampleRate = clips[0]?.clip.sampleRate ?? DEFAULT_RATE;
  if (clips.some(({ clip }) => clip.sampleRate !== sampleRate)) {
    throw new PresenterError('SPEECH_FAILED', 'One voice answered at different sample rates');
  }
  const frames = scenes.reduce((sum, { scene }) => sum + framesOf(scene.duration), 0);
  const sampleAt = (frame: number) => Math.round((frame * sampleRate) / FRAMES_PER_SECOND);
  const samples = new Int16Array(sampleAt(frames));
  let frame = 0;
  for (const { scene, clips: placed } of scenes) {
    for (const { clip, start, gain } of placed) {
      const from = sampleAt(frame) + Math.round(start * sampleRate);
      if (gain === 1) samples.set(clip.samples, from);
      else {
        clip.samples.forEach((sample, index) => {
          samples[from + index] = Math.max(-32_768, Math.min(32_767, sample * gain));
        });
      }
    }
    frame += framesOf(scene.duration);
  }
  return { samples, sampleRate };
}

function framesOf(seconds: number): number {
  return Math.round(seconds * FRAMES_PER_SECOND);
}
