import type { SaidEntry } from './said-entry.ts';

/** Phrases of company texts, and the way in which a native reader says them. */
export const SAID_IN_GERMAN: readonly SaidEntry[] = [
  ['21 Tage', 'einundzwanzig Tage'],
  ['um 1 Uhr', 'um ein Uhr'],
  ['wiegt 3,5 kg', 'wiegt drei Komma fünf Kilo'],
  ['10-20 Minuten', 'zehn bis zwanzig Minuten'],
  ['20 % Rabatt', 'zwanzig Prozent Rabatt'],
  ['1.250,50 €', 'eintausendzweihundertfünfzig Euro fünfzig'],
  ['-18 °C', 'minus achtzehn Grad'],
  ['am 01.05.2024', 'am ersten Mai zweitausendvierundzwanzig'],
  ['um 14:30 Uhr', 'um vierzehn Uhr dreißig'],
  ['von 9:00 bis 18:00 Uhr', 'von neun Uhr bis achtzehn Uhr'],
  ['im 2. Stock', 'im zweiten Stock'],
  ['im Jahr 1998', 'im Jahr neunzehn hundert achtundneunzig'],
  ['Abschnitt 5.2', 'Abschnitt fünf Punkt zwei'],
  ['z. B. auf S. 12', 'zum Beispiel auf Seite zwölf'],
  ['ein PDF', 'ein peh deh eff'],
  ['bericht.pdf', 'bericht Punkt peh deh eff'],
  ['info@acme.de', 'info ät acme Punkt deh eh'],
  ['Datei > Speichern', 'Datei, Speichern'],
  ['v2.1', 'Version zwei Punkt eins'],
  ['§ 3 Abs. 2', 'Paragraf drei Absatz zwei'],
];
