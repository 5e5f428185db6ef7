import type { Citation, ContentSource } from '@tarima/contract';
import type { SourceDocument } from '@tarima/documents';
import { type Passage, passagesUnder, type Section } from '../outline.ts';
import type { Unit } from './course-units.ts';

/** The place of a sentence in its document: `s12` is the twelfth. */
const placeOf = (sentenceId: string) => Number(sentenceId.slice(1));

/** What units were taken from: one range a file. */
export function sourcesOf(units: Unit[]): ContentSource[] {
  const citations = new Map<string, Citation[]>();
  for (const { path, passages } of units) {
    for (const citation of [
      ...path.flatMap((section) =>
        section.heading && firstPassage(section) === passages[0] ? [section.heading] : [],
      ),
      ...passages.flatMap((passage) => passage.citations),
    ]) {
      citations.set(citation.file, [...(citations.get(citation.file) ?? []), citation]);
    }
  }
  return [...citations].map(([file, cited]) => {
    const inOrder = [...cited].sort((a, b) => placeOf(a.sentenceId) - placeOf(b.sentenceId));
    return {
      file,
      pages: [...new Set(inOrder.map(({ page }) => page))].sort((a, b) => a - b),
      from: inOrder[0]?.sentenceId ?? '',
      to: inOrder.at(-1)?.sentenceId ?? '',
    };
  });
}

function firstPassage(section: Section): Passage | undefined {
  if (section.passages.length > 0) return section.passages[0];
  for (const child of section.children) {
    const first = firstPassage(child);
    if (first) return first;
  }
  return undefined;
}

/** The parts of sections that lie within sources, without what is empty and without needless levels. */
export function sectionsWithin(roots: Section[], sources: ContentSource[]): Section[] {
  const isWithin = ({ file, sentenceId }: Citation) =>
    sources.some(
      (source) =>
        source.file === file &&
        placeOf(sentenceId) >= placeOf(source.from) &&
        placeOf(sentenceId) <= placeOf(source.to),
    );
  const prune = (section: Section): Section => ({
    ...section,
    passages: section.passages.filter(({ citations }) => citations.some(isWithin)),
    children: section.children.map(prune).filter((child) => passagesUnder(child).length > 0),
  });
  return roots.map(prune).filter((root) => passagesUnder(root).length > 0);
}

/**
 * Sources in reading order, each reaching to where the next begins: what stands between, such as code or a table,
 * belongs to what it follows. The last reaches to `end`, where that is given.
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
