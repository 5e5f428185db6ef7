import type { Sound } from '@tarima/media';
import type { SpeechClip } from '../speech-model.ts';
import { cutPauses, findPauses, keepPausesFree } from './pauses.ts';
import { FRAME_SECONDS, speechFeatures } from './speech-features.ts';
import { timeWarp } from './time-warp.ts';
import { warpTimes } from './warp-times.ts';

/**
 * Times of the words and mouth shapes of a sound without times, in seconds. They are taken from a
 * clip of the same text whose times are known.
 * @param reference best in a voice of the same language, accent and pitch
 */
export function alignSpeech(
  sound: Sound,
  reference: SpeechClip,
): Pick<SpeechClip, 'words' | 'visemes'> {
  const pauses = findPauses(sound);
  const heard = cutPauses(sound, pauses);
  const known = cutPauses(reference, findPauses(reference));
  const { first, last } = timeWarp(speechFeatures(known.sound), speechFeatures(heard.sound));
  const timeBy = (path: Int32Array) => (seconds: number) => {
    const frame = known.toShort(seconds) / FRAME_SECONDS - 0.5;
    const index = Math.floor(frame);
    const at = (place: number) => path[Math.min(path.length - 1, Math.max(0, place))] ?? 0;
    const between = at(index) + (at(index + 1) - at(index)) * (frame - index);
    return heard.toWhole((between + 0.5) * FRAME_SECONDS);
  };
  // One frame may match many: a start takes the last of them, an end the first.
  const times = { ofStart: timeBy(last), ofEnd: timeBy(first) };
  const end = sound.samples.length / sound.sampleRate;
  const { words, visemes } = warpTimes(reference, times, end);
  return { words: keepPausesFree(words, pauses), visemes };
}
