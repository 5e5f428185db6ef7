import { en } from './en.ts';
import { es } from './es.ts';
import { pt } from './pt.ts';
import type { WordingOfLanguages } from './wording.ts';

/** The languages that the local writer writes in; a new one is its file and its line here. */
export const WORDINGS: WordingOfLanguages = { es, en, pt };
