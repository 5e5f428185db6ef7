import type { CaptionCue } from './captions-vtt.ts';
import { readSrt } from './read-srt.ts';

/** The cues (seconds, in order) of a file of `formatWebVtt`. Speakers are left out. */
export const readWebVtt = (text: string): CaptionCue[] =>
  // Both formats differ only in the header, the sign before milliseconds and these three signs.
  readSrt(text).map((cue) => ({
    ...cue,
    text: cue.text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
  }));
