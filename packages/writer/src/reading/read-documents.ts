import type { Language } from '@tarima/contract';
import type { SourceDocument } from '@tarima/documents';
import { READING_CUES } from '../wording/reading/index.ts';
import { WORDINGS } from '../wording/index.ts';
import { chooseLanguage } from './choose-language.ts';
import { readSections } from './read-sections.ts';
import type { Reading, Section, Unit } from './reading.ts';
import { runningTextsOf } from './running-texts.ts';
import { createTerms } from './terms.ts';
import { weighUnits } from './weigh-units.ts';
import { learnWordCase } from './titles.ts';

/**
 * Reads documents once for all that is written from them: their sections, and in these the units that may be
 * said or left out. `interfaceLanguage` counts where the documents are in none that is known.
 */
export function readDocuments(documents: SourceDocument[], interfaceLanguage: Language): Reading {
  const chosen = chooseLanguage(documents, interfaceLanguage);
  const wording = WORDINGS[chosen.language];
  const terms = createTerms(wording);
  const wordCase = learnWordCase(runningTextsOf(chosen.documents), terms, wording.hasTitleCase);
  const listener = {
    wording,
    cues: READING_CUES[chosen.language],
    language: chosen.isSpoken ? chosen.language : null,
  };
  const roots = chosen.documents.map((document) => readSections(document, listener, wordCase));
  const units = roots.flatMap(unitsUnder);
  weighUnits(units, listener.cues);
  for (const [order, unit] of units.entries()) unit.order = order;
  return {
    language: chosen.language,
    wording,
    terms,
    wordCase,
    roots,
    units,
    unusedDocuments: documents
      .filter((document) => !chosen.documents.includes(document))
      .map(({ fileName }) => fileName),
  };
}

/** A section's own units and those of everything below it, in reading order. */
export const unitsUnder = ({ units, children }: Section): Unit[] => [
  ...units,
  ...children.flatMap(unitsUnder),
];
