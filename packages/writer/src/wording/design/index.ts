import type { DesignWordings } from './design-wording.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { pt } from './pt.ts';

export const DESIGN_WORDINGS: DesignWordings = { es, en, pt };
