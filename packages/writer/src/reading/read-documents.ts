import type { SourceDocument } from '@tarima/documents';
import { SOURCE_LANGUAGES, type SourceLanguage } from '@tarima/languages';
import { readSections } from './read-sections.ts';
import type { Reading, Section, Unit } from './reading.ts';
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
  const roots = documents.map((document) => readSections(document, listener, wordCase));
  const units = roots.flatMap(unitsUnder);
  weighUnits(units, readingCues);
  for (const [order, unit] of units.entries()) unit.order = order;
  return { language, cues, readingCues, terms, wordCase, roots, units };
}

/** A section's own units and those of everything below it, in reading order. */
const unitsUnder = ({ units, children }: Section): Unit[] => [
  ...units,
  ...children.flatMap(unitsUnder),
];
