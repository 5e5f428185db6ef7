import type { Language } from '@tarima/contract';
import { parseScript, type ScriptBlockKind, splitSentences, tableRows } from '@tarima/text';

/** All of a scene that viewers see or hear. Directions are left out. */
export type ReadScene = {
  title: string;
  keyPoints: string[];
  /** Rows of cells, the header row first. */
  tables: string[][][];
  sentences: string[];
};

export const readScenes = (content: string, language: Language): ReadScene[] =>
  parseScript(content).map(({ title, blocks }) => {
    const textsOf = (wanted: ScriptBlockKind) =>
      blocks.filter(({ kind }) => kind === wanted).map(({ text }) => text);
    return {
      title,
      keyPoints: textsOf('point'),
      tables: textsOf('table').map(tableRows),
      sentences: textsOf('speech').flatMap((text) => splitSentences(text, language)),
    };
  });
