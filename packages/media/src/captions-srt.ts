import type { CaptionCue } from './captions-vtt.ts';
import { timestamp } from './timestamp.ts';

const LONGEST_LINE = 42;

/**
 * Cues (seconds, in order) as a SubRip file. A speaker's name stands before the first of their
 * cues.
 */
export function formatSrt(cues: CaptionCue[]): string {
  return cues
    .map(({ start, end, text, speaker }, index) => {
      const isNewSpeaker = speaker && cues[index - 1]?.speaker !== speaker;
      const spoken = inTwoLines(cleaned(isNewSpeaker ? `${speaker}: ${text}` : text));
      const times = `${timestamp(start, ',')} --> ${timestamp(end, ',')}`;
      return `${index + 1}\n${times}\n${spoken}\n`;
    })
    .join('\n');
}

/** Players would read an arrow as the times of a cue. */
const cleaned = (text: string) => text.replace(/\s+/gu, ' ').trim().replaceAll('-->', '→');

/** A long text breaks at the space nearest to its middle. */
function inTwoLines(text: string): string {
  if (text.length <= LONGEST_LINE) return text;
  const spaces = [...text.matchAll(/ /gu)].map(({ index }) => index);
  const fromMiddle = (at: number) => Math.abs(at - text.length / 2);
  const [nearest] = spaces.toSorted((a, b) => fromMiddle(a) - fromMiddle(b));
  if (nearest === undefined) return text;
  return `${text.slice(0, nearest)}\n${text.slice(nearest + 1)}`;
}
