import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';
import type { ReadingCuesOfLanguages } from './reading-cues.ts';

export const READING_CUES: ReadingCuesOfLanguages = { es, en, pt, fr, de, it };
