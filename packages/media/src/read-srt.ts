import type { CaptionCue } from './captions-vtt.ts';
import { readCues } from './read-cues.ts';

/** Tags as in HTML, and the overrides of editors, such as `{\an8}`. */
const TAGS = /<[^<>]*>|\{\\[^{}]*\}/gu;

/** The cues of any SubRip file. Parts that are not cues are left out, so there may be none. */
export const readSrt = (text: string): CaptionCue[] => readCues(text, TAGS);
