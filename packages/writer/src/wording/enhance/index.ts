import { en } from './en.ts';
import type { EnhanceWordings } from './enhance-wording.ts';
import { es } from './es.ts';
import { pt } from './pt.ts';

export const ENHANCE_WORDINGS: EnhanceWordings = { es, en, pt };
