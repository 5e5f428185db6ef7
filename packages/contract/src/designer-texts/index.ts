import type { Language } from '../constants.ts';
import type { DesignerTexts } from './designer-texts.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { pt } from './pt.ts';

export type { DesignerText, DesignerTexts } from './designer-texts.ts';

/** What the designer offers, in words: the screen fills in these texts, and the writer knows them from an author's own. */
export const DESIGNER_TEXTS: Record<Language, DesignerTexts> = { es, en, pt };
