import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';
import type { ReferencesOfLanguages } from './reference-wording.ts';

export const REFERENCES: ReferencesOfLanguages = { es, en, pt, fr, de, it };
