import type { Language, LedgerUnit } from '@tarima/contract';
import type { SourceDocument } from '@tarima/documents';
import { ledgerOf } from '../ledger.ts';
import { readCourseMaterial } from './course-material.ts';

/**
 * Every unit of documents, with nothing said yet: for who tells later what does say it, by citations. What is
 * for a reader with a pen is no loss.
 *
 * Throws `WriterError` NO_READABLE_DOCUMENT without documents.
 */
export function openLedger(documents: SourceDocument[], language: Language): LedgerUnit[] {
  const { reading, units } = readCourseMaterial(documents, language);
  const teachable = new Set(units);
  const entries = ledgerOf(reading.units, new Set());
  return entries.map((entry, place) => {
    const unit = reading.units[place];
    if (!unit || unit.unspeakable || teachable.has(unit)) return entry;
    return { ...entry, fate: 'unspeakable', reason: 'exercise' };
  });
}
