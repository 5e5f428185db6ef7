import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';
import type { WishCuesOfLanguages } from './wish-cues.ts';

/** Instructions may be in any language, whatever that of the podcast is. */
export const WISH_CUES: WishCuesOfLanguages = { es, en, pt, fr, de, it };
