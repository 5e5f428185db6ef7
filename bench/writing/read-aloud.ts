import { sourceBlocks } from './source-blocks.ts';
import { countOfWords, sentencesOf } from './words.ts';

/** The document as a script, one scene for each heading. Table heads and code are left out. */
export function readAloud(markdown: string): string {
  return sourceBlocks(markdown)
    .filter(({ kind }) => kind !== 'head' && kind !== 'code')
    .map(({ kind, text }) => (kind === 'heading' ? `\n## ${text}\n` : `${withStop(text)}\n`))
    .join('\n');
}

/** The first words of the document, in whole sentences. */
export function firstWords(markdown: string, words: number): string {
  let left = words;
  const out: string[] = [];
  for (const line of readAloud(markdown).split('\n')) {
    if (line.startsWith('##')) {
      out.push('', line, '');
      continue;
    }
    for (const sentence of sentencesOf(line)) {
      left -= countOfWords(sentence);
      if (left < 0) return out.join('\n');
      out.push(sentence, '');
    }
  }
  return out.join('\n');
}

function withStop(text: string): string {
  return /[.!?…:]$/.test(text) ? text : `${text}.`;
}
