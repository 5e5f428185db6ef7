import { FIGURE_EXTENSIONS, PORTRAIT_EXTENSIONS } from '@tarima/contract';
import { oneFile } from '#server/features/projects/upload-rules.ts';

export const FIGURE_UPLOAD = oneFile(FIGURE_EXTENSIONS);
export const PORTRAIT_UPLOAD = oneFile(PORTRAIT_EXTENSIONS);
