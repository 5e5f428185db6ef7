import type { Language } from '@tarima/contract';
import { parseScript } from '@tarima/text';
import { normalText } from './normal-text.ts';
import { sentencesOf } from './words.ts';

export type SpokenScene = {
  title: string;
  /** The sentences of the scene. */
  spoken: string[];
  points: string[];
  /** Sentences and title in the form in which facts are searched. */
  normal: string[];
  normalTitle: string;
  /** The sentences heard before it, plus a few for each break between scenes. */
  offset: number;
};

/** Keeps the end of a scene apart from the start of the next. */
const BREAK = 5;

/** The spoken part of a script, without `[Scene: …]` and `[Voice: …]`. */
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
