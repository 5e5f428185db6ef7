import type { ErrorCode, LedgerUnit, UnspeakableReason } from '@tarima/contract';
import { type SourceDocument, wordsOfDocument } from '@tarima/documents';

/** A file without anything to say, with the code for what it is instead. */
export type SilentFile = { name: string; code: ErrorCode };

/** The codes for such files, by the reason that affects most of the text. */
const CODES: Record<UnspeakableReason, ErrorCode> = {
  code: 'DOCUMENT_ONLY_CODE',
  forMachines: 'DOCUMENT_ONLY_CODE',
  wideTable: 'DOCUMENT_ONLY_TABLES',
  figure: 'DOCUMENT_ONLY_FIGURES',
  furniture: 'DOCUMENT_ONLY_FURNITURE',
  reference: 'DOCUMENT_ONLY_FURNITURE',
  otherLanguage: 'DOCUMENT_OTHER_LANGUAGE',
  exercise: 'DOCUMENT_ONLY_EXERCISES',
};

/** Fewer words do not show a language. Such files hold only names and numbers. */
const FEWEST_WORDS = 15;

/** The files without anything to say, each with the code for what it is instead. */
export function silentFiles(ledger: LedgerUnit[], documents: SourceDocument[]): SilentFile[] {
  const units = Map.groupBy(ledger, ({ citations }) => citations[0]?.file ?? '');
  return documents.flatMap((document): SilentFile[] => {
    const name = document.fileName;
    const own = units.get(name);
    if (own) return silentCodeOf(own).map((code) => ({ name, code }));
    return isUntold(document) ? [{ name, code: 'DOCUMENT_ONLY_FURNITURE' }] : [];
  });
}

/** True for a file with too few words to show a language. */
export const isUntold = (document: SourceDocument): boolean =>
  document.language === 'other' && wordsOfDocument(document) < FEWEST_WORDS;

/** The code that most of the text stands for; none where something can be said. */
function silentCodeOf(units: LedgerUnit[]): ErrorCode[] {
  const lengths = new Map<ErrorCode, number>();
  for (const { reason, text } of units) {
    if (!reason) return [];
    const code = CODES[reason];
    lengths.set(code, (lengths.get(code) ?? 0) + text.length);
  }
  const [most] = [...lengths].sort(([, one], [, other]) => other - one);
  return most ? [most[0]] : [];
}
