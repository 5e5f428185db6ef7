import { SENTENCE_GAP_SECONDS } from './local/speaking-rate.ts';
import { SpeechError } from './speech-error.ts';
import type { SpeechClip } from './speech-model.ts';

/** Clips of one voice one after another, with the silence of a sentence's end between them. */
export function joinClips(clips: SpeechClip[]): SpeechClip {
  const sampleRate = clips[0]?.sampleRate ?? 0;
  if (clips.some((clip) => clip.sampleRate !== sampleRate)) {
    throw new SpeechError('SPEECH_FAILED', 'One voice answered at different sample rates');
  }
  const gap = Math.round(SENTENCE_GAP_SECONDS * sampleRate);
  const length = clips.reduce((sum, { samples }) => sum + samples.length + gap, -gap);
  const joined: SpeechClip = {
    samples: new Int16Array(length),
    sampleRate,
    words: [],
    visemes: [],
    warnings: [...new Set(clips.flatMap(({ warnings }) => warnings))],
  };
  let at = 0;
  for (const { samples, words, visemes } of clips) {
    const offset = at / sampleRate;
    joined.samples.set(samples, at);
    joined.words.push(
      ...words.map(({ text, start, end }) => ({ text, start: start + offset, end: end + offset })),
    );
    joined.visemes.push(...visemes.map(({ viseme, start }) => ({ viseme, start: start + offset })));
    at += samples.length + gap;
  }
  return joined;
}
