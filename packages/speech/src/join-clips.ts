import { contentHash, inSequence, soundTrack } from '@tarima/media';
import type { KeptClip } from './kept-clip.ts';
import { SENTENCE_GAP_SECONDS } from './local/speaking-rate.ts';
import { SpeechError } from './speech-error.ts';

/** Joins clips of one voice, with the silence of a sentence's end between them. */
export function joinClips(clips: KeptClip[]): KeptClip {
  const sampleRate = clips[0]?.sampleRate ?? 0;
  if (clips.some((clip) => clip.sampleRate !== sampleRate)) {
    throw new SpeechError('SPEECH_FAILED', 'One voice answered at different sample rates');
  }
  const gap = Math.round(SENTENCE_GAP_SECONDS * sampleRate);
  const placed = inSequence(clips, gap);
  return {
    ...soundTrack(placed, sampleRate),
    key: contentHash(clips.map(({ key }) => key)),
    words: placed.flatMap(({ sound, at }) =>
      sound.words.map(({ text, start, end }) => ({
        text,
        start: start + at / sampleRate,
        end: end + at / sampleRate,
      })),
    ),
    visemes: placed.flatMap(({ sound, at }) =>
      sound.visemes.map(({ viseme, start }) => ({ viseme, start: start + at / sampleRate })),
    ),
    warnings: [...new Set(clips.flatMap(({ warnings }) => warnings))],
  };
}
