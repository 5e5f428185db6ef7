import type { Citation, PlayerContent } from '@tarima/contract';

/** A place in the list of sources, from 1, or another origin. */
export type Mark = number | 'author' | 'unsourced';

export type Transcript = {
  scenes: { title: string; sentences: { text: string; marks: Mark[] }[] }[];
  /** In the order in which the text first names them. */
  sources: Citation[];
};

/** The spoken words of a video, with the sources of each sentence. Fixed phrases have no mark. */
export function transcriptOf({ transcript }: Pick<PlayerContent, 'transcript'>): Transcript {
  const places = new Map<string, number>();
  const sources: Citation[] = [];
  const placeOf = (citation: Citation): number => {
    const key = JSON.stringify([citation.file, citation.page, citation.quote]);
    const place = places.get(key) ?? sources.push(citation);
    places.set(key, place);
    return place;
  };
  const scenes = transcript.map(({ title, sentences }) => ({
    title,
    sentences: sentences.map(({ sentence, kind, citations }) => {
      const marks: Mark[] = [...new Set(citations.map(placeOf))].toSorted((a, b) => a - b);
      return {
        text: sentence,
        marks: kind === 'author' || kind === 'unsourced' ? [kind, ...marks] : marks,
      };
    }),
  }));
  return { scenes, sources };
}

/** The marks that are not numbers and occur, so that a legend explains no others. */
export function namedMarks({ scenes }: Transcript): Exclude<Mark, number>[] {
  const marks = new Set(scenes.flatMap(({ sentences }) => sentences.flatMap((each) => each.marks)));
  return (['author', 'unsourced'] as const).filter((mark) => marks.has(mark));
}
