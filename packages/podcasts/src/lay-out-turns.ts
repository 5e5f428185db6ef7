import type { TimedWord } from '@tarima/contract';
import type { KeptClip } from '@tarima/speech';
import type { Episode } from './episode.ts';

/** Silences in seconds, as between two people who listen to each other. */
const PAUSES = {
  before: 0.4,
  afterQuestion: 0.35,
  betweenTurns: 0.6,
  beforeChapter: 1.2,
  after: 0.9,
} as const;

export type PlacedTurn = { start: number; end: number; words: TimedWord[] };
export type TurnLayout = { turns: PlacedTurn[]; durationSeconds: number };

type Clip = Pick<KeptClip, 'length' | 'sampleRate' | 'words'>;

/** Places the clips of the turns one after another, in seconds from the start. */
export function layOutTurns(
  episode: Pick<Episode, 'turns' | 'chapters'>,
  clips: Clip[],
): TurnLayout {
  const chapterStarts = new Set(episode.chapters.map(({ turn }) => turn));
  const turns: PlacedTurn[] = [];
  let time: number = PAUSES.before;
  clips.forEach((clip, index) => {
    if (index > 0) {
      time += pauseAfter(episode.turns[index - 1]?.text ?? '', chapterStarts.has(index));
    }
    const start = round(time);
    const end = start + clip.length / clip.sampleRate;
    turns.push({
      start,
      end: round(end),
      words: clip.words.map((word) => ({
        text: word.text,
        start: round(start + word.start),
        end: round(start + word.end),
      })),
    });
    time = end;
  });
  return { turns, durationSeconds: round(time + PAUSES.after) };
}

function pauseAfter(text: string, isChapterNext: boolean): number {
  if (isChapterNext) return PAUSES.beforeChapter;
  return /\?["»”’')\]]*$/u.test(text.trim()) ? PAUSES.afterQuestion : PAUSES.betweenTurns;
}

function round(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}
