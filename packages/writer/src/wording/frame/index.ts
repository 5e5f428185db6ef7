import { en } from './en.ts';
import { es } from './es.ts';
import type { FrameWordingOfLanguages } from './frame-wording.ts';
import { pt } from './pt.ts';

export const FRAME_WORDINGS: FrameWordingOfLanguages = { es, en, pt };
