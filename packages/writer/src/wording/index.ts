import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';
import type { CuesOfLanguages, WordingOfLanguages } from './wording.ts';

/** The languages that the local writer writes in; a new one is its file and its line here. */
export const WORDINGS: WordingOfLanguages = { es, en, pt };

/** The languages that it reads; it writes dialogues in all of them. */
export const CUES: CuesOfLanguages = { es, en, pt, fr, de, it };
