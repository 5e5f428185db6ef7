import { de } from './de.ts';
import type { DialogueWordings } from './dialogue-wording.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';

/** What is said in a dialogue, in each language. */
export const DIALOGUE_WORDINGS: DialogueWordings = { es, en, pt, fr, de, it };
