import type { Language } from '@tarima/contract';
import type { CaptionCue, Chapter } from '@tarima/media';
import { splitSentences, wordsOf } from '@tarima/text';
import { captionLines } from '../local/caption-lines.ts';
import type { SpokenPart } from './spoken-parts.ts';

/** A comma or a full stop takes time in which nothing is said. */
const LETTERS_OF_A_STOP = 8;

/**
 * Captions and chapters of a video whose words have no times. Each word gets a share of the whole
 * by its letters.
 */
export function estimatedCaptions(
  parts: SpokenPart[],
  durationSeconds: number,
  language: Language,
): { cues: CaptionCue[]; chapters: Chapter[] } {
  const texts = parts.map(({ text }) => text.replace(/<break[^>]*>/gu, ' '));
  const letters = texts.map((text) => wordsOf(text).reduce((sum, word) => sum + weightOf(word), 0));
  const secondsOfLetter =
    durationSeconds /
    Math.max(
      1,
      letters.reduce((a, b) => a + b, 0),
    );
  const cues: CaptionCue[] = [];
  const chapters: Chapter[] = [];
  let time = 0;
  texts.forEach((text, index) => {
    const start = time;
    for (const sentence of splitSentences(text, language)) {
      const words = wordsOf(sentence).map((word) => {
        const from = time;
        time += weightOf(word) * secondsOfLetter;
        return { text: word, start: from, end: time };
      });
      for (const line of captionLines(words)) {
        const first = line[0];
        const last = line.at(-1);
        if (first && last) {
          const said = line.map((word) => word.text).join(' ');
          cues.push({ start: first.start, end: last.end, text: said });
        }
      }
    }
    const title = parts[index]?.title || `${chapters.length + 1}`;
    const before = chapters.at(-1);
    if (before?.title === title) before.end = time;
    else chapters.push({ title, start, end: time });
  });
  return { cues, chapters };
}

const weightOf = (word: string) =>
  word.length + 1 + (/[.,;:!?…]$/u.test(word) ? LETTERS_OF_A_STOP : 0);
