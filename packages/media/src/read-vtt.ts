import type { CaptionCue } from './captions-vtt.ts';
import { readCues } from './read-cues.ts';

const TAGS = /<[^<>]*>/gu;

/** The cues (seconds, in order) of a file of `formatWebVtt`. Speakers are left out. */
export const readWebVtt = (text: string): CaptionCue[] =>
  // Both formats differ only in the header, the sign before milliseconds and their marks.
  readCues(text, TAGS).map((cue) => ({
    ...cue,
    text: cue.text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
  }));
