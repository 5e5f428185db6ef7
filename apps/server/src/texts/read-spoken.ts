import type { Language } from '@tarima/contract';
import {
  countSpokenCharacters,
  countSpokenWords,
  countWords,
  parseScript,
  splitSentences,
} from '@tarima/text';

/** The spoken text of a script. */
export type Spoken = { words: number; scenes: { title: string; sentences: string[] }[] };

export function readSpoken(content: string, language: Language): Spoken {
  let words = 0;
  const scenes = parseScript(content).map(({ title, blocks }) => {
    const spoken = blocks.filter(({ kind }) => kind === 'speech');
    for (const { text } of spoken) words += countWords(text);
    return { title, sentences: spoken.flatMap(({ text }) => splitSentences(text, language)) };
  });
  return { words, scenes };
}

/** The spoken length of each script. */
export const measureScripts = (contents: string[]) =>
  contents.map((content) => ({
    words: countSpokenWords(content),
    characters: countSpokenCharacters(content),
  }));
