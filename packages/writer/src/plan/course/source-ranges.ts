import type { Citation, ContentSource } from '@tarima/contract';
import type { SourceDocument } from '@tarima/documents';
import { partsOf, type Unit } from '../../reading/reading.ts';

/** Number of a sentence in its document: `s12` is the twelfth. */
const placeOf = (sentenceId: string) => Number(sentenceId.slice(1));

/** The sources of units: one range for each file. A section's first unit brings its heading. */
export function sourcesOf(units: readonly Unit[]): ContentSource[] {
  const citations = units.flatMap((unit) => {
    const { section } = unit;
    const heading = section.heading && section.units[0] === unit ? [section.heading] : [];
    return [...heading, ...partsOf(unit).flatMap((part) => part.citations)];
  });
  return [...Map.groupBy(citations, ({ file }) => file)].map(([file, cited]) => {
    const inOrder = [...cited].sort((a, b) => placeOf(a.sentenceId) - placeOf(b.sentenceId));
    return {
      file,
      pages: [...new Set(inOrder.map(({ page }) => page))].sort((a, b) => a - b),
      from: inOrder[0]?.sentenceId ?? '',
      to: inOrder.at(-1)?.sentenceId ?? '',
    };
  });
}

export function unitsWithin(units: readonly Unit[], sources: readonly ContentSource[]): Unit[] {
  const isWithin = ({ file, sentenceId }: Citation) =>
    sources.some(
      (source) =>
        source.file === file &&
        placeOf(sentenceId) >= placeOf(source.from) &&
        placeOf(sentenceId) <= placeOf(source.to),
    );
  return units.filter(({ parts }) => parts.some(({ citations }) => citations.some(isWithin)));
}

/**
 * Extends each source to the beginning of the next, in reading order. Code or pictures in between
 * belong to the source before them. The last one reaches to `end`, where that is given.
 */
export function withoutGaps(
  sources: ContentSource[],
  documents: SourceDocument[],
  end?: ContentSource,
): ContentSource[] {
  return sources.map((source, index) => {
    const next = sources[index + 1];
    const reach = next ? placeOf(next.from) - 1 : placeOf(end?.to ?? source.to);
    const isSameFile = (next ?? end ?? source).file === source.file;
    const to = isSameFile ? Math.max(placeOf(source.to), reach) : placeOf(source.to);
    const document = documents.find(({ fileName }) => fileName === source.file);
    const pages = new Set(source.pages);
    for (const { page, sentences } of document?.blocks ?? []) {
      const isWithin = sentences.some(
        ({ id }) => placeOf(id) >= placeOf(source.from) && placeOf(id) <= to,
      );
      if (isWithin) pages.add(page);
    }
    return { ...source, to: `s${to}`, pages: [...pages].sort((a, b) => a - b) };
  });
}
