import type { ContentSource } from '@tarima/contract';
import { countWords } from '@tarima/text';
import type { SourcePart } from './source-parts.ts';

/** The sources of a content: one range for each run of neighbouring parts in one file. */
export function sourcesOf(parts: SourcePart[]): ContentSource[] {
  const runs: SourcePart[][] = [];
  for (const part of parts) {
    const last = runs.at(-1)?.at(-1);
    if (last && last.file === part.file && last.id + 1 === part.id) runs.at(-1)?.push(part);
    else runs.push([part]);
  }
  return runs.flatMap((run) => {
    const citations = run.flatMap(({ sentences }) => sentences.map(({ citation }) => citation));
    const [first, last] = [citations[0], citations.at(-1)];
    if (!first || !last) return [];
    const pages = [...new Set(citations.map(({ page }) => page))].sort((a, b) => a - b);
    return [{ file: first.file, pages, from: first.sentenceId, to: last.sentenceId }];
  });
}

const placeOf = (sentenceId: string) => Number(sentenceId.slice(1));

/** Cuts parts at the borders of sources. */
export function partsWithin(parts: SourcePart[], sources: ContentSource[]): SourcePart[] {
  return parts.flatMap((part) => {
    const sentences = part.sentences.filter(({ citation }) =>
      sources.some(
        ({ file, from, to }) =>
          citation.file === file &&
          placeOf(citation.sentenceId) >= placeOf(from) &&
          placeOf(citation.sentenceId) <= placeOf(to),
      ),
    );
    const words = sentences.reduce((sum, { text }) => sum + countWords(text), 0);
    return sentences.length > 0 ? [{ ...part, sentences, words }] : [];
  });
}
