import type { TimedWord } from '@tarima/contract';
import { type CaptionCue, formatSrt, formatWebVtt } from '@tarima/media';
import { splitSentences } from '@tarima/text';
import type { Episode } from './episode.ts';
import type { PlacedTurn } from './lay-out-turns.ts';

/** A cue is one line of a transcript, as long as players show without wrapping. */
const LONGEST_CUE = 64;

/** The transcript in the three forms that podcast apps read. */
export function formatTranscripts(
  episode: Episode,
  turns: PlacedTurn[],
): { vtt: string; srt: string; json: string } {
  const cues = cuesOf(episode, turns);
  return {
    vtt: formatWebVtt(cues, episode.language),
    srt: formatSrt(cues),
    json: JSON.stringify({
      version: '1.0.0',
      segments: cues.map(({ speaker, start, end, text }) => ({
        speaker,
        startTime: start,
        endTime: end,
        body: text,
      })),
    }),
  };
}

/** Chapters in the JSON of the podcast namespace. */
export function formatChaptersJson(
  title: string,
  chapters: { title: string; start: number }[],
): string {
  return JSON.stringify({
    version: '1.2.0',
    title,
    chapters: chapters.map((chapter) => ({ startTime: chapter.start, title: chapter.title })),
  });
}

function cuesOf({ turns, speakers, language }: Episode, placed: PlacedTurn[]): CaptionCue[] {
  return turns.flatMap(({ speaker, text }, index) => {
    const { name } = speakers[speaker];
    const words = placed[index]?.words ?? [];
    return bySentence(words, splitSentences(text, language))
      .flatMap(linesOf)
      .map((line) => ({
        start: line[0]?.start ?? 0,
        end: line.at(-1)?.end ?? 0,
        text: textOf(line),
        speaker: name,
      }));
  });
}

const textOf = (words: TimedWord[]) => words.map(({ text }) => text).join(' ');

/** The words are those of the sentences, in order. Only signs may be attached to another word. */
function bySentence(words: TimedWord[], sentences: string[]): TimedWord[][] {
  const groups: TimedWord[][] = [];
  let next = 0;
  for (const sentence of sentences) {
    const group: TimedWord[] = [];
    while (next < words.length && textOf(group).length < sentence.length) {
      const word = words[next];
      if (word) group.push(word);
      next += 1;
    }
    if (group.length > 0) groups.push(group);
  }
  const rest = words.slice(next);
  return rest.length > 0 ? [...groups, rest] : groups;
}

/** As few lines as possible, of about equal length. */
function linesOf(words: TimedWord[]): TimedWord[][] {
  const length = textOf(words).length;
  const wanted = length / Math.ceil(length / LONGEST_CUE);
  const lines: TimedWord[][] = [];
  let line: TimedWord[] = [];
  for (const word of words) {
    const longer = textOf([...line, word]).length;
    const isFull = line.length > 0 && (longer > LONGEST_CUE || textOf(line).length >= wanted);
    if (isFull) {
      lines.push(line);
      line = [];
    }
    line.push(word);
  }
  return line.length > 0 ? [...lines, line] : lines;
}
