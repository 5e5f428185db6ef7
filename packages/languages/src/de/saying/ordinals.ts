import type { Saying } from '../../types/saying.ts';

const STEMS = [
  '',
  'ers',
  'zwei',
  'drit',
  'vier',
  'fünf',
  'sechs',
  'sieb',
  'ach',
  'neun',
  'zehn',
  'elf',
  'zwölf',
  'dreizehn',
  'vierzehn',
  'fünfzehn',
  'sechzehn',
  'siebzehn',
  'achtzehn',
  'neunzehn',
];

const UNITS = [
  '',
  'einund',
  'zweiund',
  'dreiund',
  'vierund',
  'fünfund',
  'sechsund',
  'siebenund',
  'achtund',
  'neunund',
];

/** 3 → "dritten", 21 → "einundzwanzigsten": the form after "am", "im", "der". */
export function ordinal(value: number): string | null {
  if (value < 1 || value > 39) return null;
  if (value < 20) return `${STEMS[value]}ten`;
  return `${UNITS[value % 10]}${value < 30 ? 'zwanzig' : 'dreißig'}sten`;
}

/** Ordinals with a mark, and Roman numerals. */
export const ordinals = {
  ordinals: {
    pattern:
      /(?<![\p{L}\d.,])(\d{1,2})\.(?=\s(?:Jahrhundert|Jahrtausend|Weltkrieg|Kapitel|Auflage|Stock|Etage|Platz|Teil|Tag|Mal|Schritt|Semester|Quartal|Lebensjahr|Geburtstag|Woche|Klasse))/gu,
    say: (value) => ordinal(value),
  },
  romans: {
    after: /^(?:Kapitel|Teil|Band|Phase|Typ|Stufe|Weltkrieg|Anhang|Akt|Buch|Modul)$/iu,
    sayReign: (value) => `der ${(ordinal(value) ?? '').slice(0, -1)}`,
  },
} satisfies Partial<Saying>;
