import type { SaidEntry } from './said-entry.ts';

/** Phrases of company texts, and the way in which a native reader says them. */
export const SAID_IN_ITALIAN: readonly SaidEntry[] = [
  ['21 giorni', 'ventuno giorni'],
  ['1 ora', "un'ora", 'it_IT', 'una ora differs by a vowel that is hardly heard'],
  ['pesa 3,5 kg', 'pesa tre virgola cinque chili'],
  ['10-20 minuti', 'dieci a venti minuti'],
  ['sconto del 20%', 'sconto del venti per cento'],
  ['1.250,50 €', 'milleduecentocinquanta euro e cinquanta'],
  ['-18 °C', 'meno diciotto gradi'],
  ['il 01/05/2024', 'il primo maggio duemilaventiquattro'],
  ['alle 14:30', 'alle quattordici e trenta'],
  ['il 2° piano', 'il secondo piano'],
  ['la 3ª edizione', 'la terza edizione'],
  ['nel 1998', 'nel millenovecentonovantotto'],
  ['art. 5.2', 'articolo cinque punto due'],
  ['a pag. 12', 'a pagina dodici'],
  ['un PDF', 'un pi di effe'],
  ['relazione.pdf', 'relazione punto pi di effe'],
  ['info@acme.it', 'info chiocciola acme punto it'],
  ['File > Salva', 'File, Salva'],
  ['v2.1', 'versione due punto uno'],
  ['il Sig. Rossi', 'il signor Rossi'],
];
