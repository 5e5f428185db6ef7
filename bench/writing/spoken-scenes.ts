import type { Language } from '@tarima/contract';
import { parseScript } from '@tarima/text';
import { normalText } from './normal-text.ts';
import { sentencesOf } from './words.ts';

export type SpokenScene = {
  title: string;
  /** Its sentences. */
  spoken: string[];
  points: string[];
  /** Sentences and title as facts are looked for in them. */
  normal: string[];
  normalTitle: string;
  /** How many sentences are heard before it, and a few for each break between scenes. */
  offset: number;
};

/** What keeps what ends a scene apart from what begins the next. */
const BREAK = 5;

/** A script as it is heard: `[Scene: …]` and `[Voice: …]` are not. */
export function spokenScenes(content: string, language: Language): SpokenScene[] {
  let offset = 0;
  return parseScript(content).map(({ title, blocks }) => {
    const spoken = blocks.flatMap(({ kind, text }) => (kind === 'speech' ? sentencesOf(text) : []));
    const points = blocks.flatMap(({ kind, text }) => (kind === 'point' ? [text] : []));
    const normal = spoken.map((sentence) => normalText(sentence, language));
    const scene = {
      title,
      spoken,
      points,
      normal,
      normalTitle: normalText(title, language),
      offset,
    };
    offset += spoken.length + BREAK;
    return scene;
  });
}
