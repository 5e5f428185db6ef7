import type { Language } from '../constants.ts';
import type { DesignerTexts } from './designer-texts.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { pt } from './pt.ts';

export type { DesignerText, DesignerTexts } from './designer-texts.ts';

/** The designer's labels and standard texts. The writer uses them to recognise an author's own text. */
export const DESIGNER_TEXTS: Record<Language, DesignerTexts> = { es, en, pt };
