import type { ErrorCode, LedgerUnit, UnspeakableReason } from '@tarima/contract';

/** What a file is called of which nothing can be said, by why most of it cannot be. */
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

/** The files of which nothing can be said, each with what it is instead. */
export function silentFiles(ledger: LedgerUnit[]): { name: string; code: ErrorCode }[] {
  const files = Map.groupBy(ledger, ({ citations }) => citations[0]?.file ?? '');
  return [...files].flatMap(([name, units]) => {
    const lengths = new Map<ErrorCode, number>();
    for (const { reason, text } of units) {
      if (!reason) return [];
      const code = CODES[reason];
      lengths.set(code, (lengths.get(code) ?? 0) + text.length);
    }
    const [most] = [...lengths].sort(([, one], [, other]) => other - one);
    return most ? [{ name, code: most[0] }] : [];
  });
}
