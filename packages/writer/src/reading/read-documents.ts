import type { SourceDocument } from '@tarima/documents';
import { SOURCE_LANGUAGES, type SourceLanguage } from '@tarima/languages';
import { anchorVisuals, isVisual } from './anchor-visuals.ts';
import { readSections } from './read-sections.ts';
import { partsOf, type Reading, type Section, speakable, type Unit } from './reading.ts';
import { runningTextsOf } from './running-texts.ts';
import { createTerms } from './terms.ts';
import { learnWordCase } from './titles.ts';
import { weighUnits } from './weigh-units.ts';

/**
 * Reads documents once for every kind of text: their sections, and the units in them that may be
 * said or left out. `isSpoken` is false if no document is in a known language. Then `language`
 * only frames them.
 */
export function readDocuments(
  documents: SourceDocument[],
  language: SourceLanguage,
  isSpoken = true,
): Reading {
  const { cues, reading: readingCues } = SOURCE_LANGUAGES[language];
  const terms = createTerms(cues);
  const wordCase = learnWordCase(runningTextsOf(documents), terms, cues.hasTitleCase);
  const listener = { cues, readingCues, language: isSpoken ? language : null };
  const roots = documents.map((document) => {
    const blocks = document.blocks.filter((block) => !isVisual(block));
    return readSections({ ...document, blocks }, listener, wordCase);
  });
  const units = roots.flatMap(unitsUnder);
  weighUnits(units, readingCues);
  for (const [order, unit] of units.entries()) unit.order = order;
  const visuals = new Map(
    documents.flatMap((document, index) => {
      const said = saidIn(unitsUnder(roots[index] ?? NOTHING));
      return [...anchorVisuals(document, (id) => said.has(id))];
    }),
  );
  return { language, cues, readingCues, terms, wordCase, roots, units, visuals };
}

/** The ids of the sentences that may be said. */
const saidIn = (units: readonly Unit[]): ReadonlySet<string> =>
  new Set(
    speakable(units).flatMap((unit) =>
      partsOf(unit).flatMap(({ citations }) => citations.map(({ sentenceId }) => sentenceId)),
    ),
  );
const NOTHING = { units: [], children: [] };

/** A section's own units and those of everything below it, in reading order. */
const unitsUnder = ({ units, children }: Pick<Section, 'units' | 'children'>): Unit[] => [
  ...units,
  ...children.flatMap(unitsUnder),
];
