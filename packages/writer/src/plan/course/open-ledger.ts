import type { Language, LedgerUnit } from '@tarima/contract';
import type { SourceDocument } from '@tarima/documents';
import { WRITING_LANGUAGES } from '@tarima/languages';
import { chooseLanguage } from '../../reading/choose-language.ts';
import { readDocuments } from '../../reading/read-documents.ts';
import { ledgerOf } from '../ledger.ts';
import { isExercise } from './course-material.ts';

/**
 * Every unit of the documents, with nothing said yet. The caller marks units as said later, by
 * citations. Exercises need a pen, so they count as no loss.
 */
export function openLedger(all: SourceDocument[], declared: Language): LedgerUnit[] {
  const { language, documents, isSpoken } = chooseLanguage(all, declared);
  const { units } = readDocuments(documents, language, isSpoken);
  const { exercises } = WRITING_LANGUAGES[language].course;
  const entries = ledgerOf(units, new Set());
  return entries.map((entry, place) => {
    const unit = units[place];
    if (!unit || unit.unspeakable || !isExercise(unit, exercises)) return entry;
    return { ...entry, fate: 'unspeakable', reason: 'exercise' };
  });
}
