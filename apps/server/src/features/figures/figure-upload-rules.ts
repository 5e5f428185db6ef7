import { FIGURE_EXTENSIONS, PORTRAIT_EXTENSIONS } from '@tarima/contract';
import { FILE_SIZE, refusal, type UploadRules } from '#server/features/projects/upload-rules.ts';

/** One picture, with one of these extensions. */
const onePicture = (extensions: readonly string[]): UploadRules => ({
  field: 'file',
  ...FILE_SIZE,
  refuse(name, before) {
    if (before > 0) return refusal('TOO_MANY_FILES', 'more than one file', name);
    const extension = name.toLowerCase().split('.').at(-1);
    if (name.includes('.') && extensions.some((known) => known === extension)) {
      return undefined;
    }
    return refusal('FILE_VALIDATION_ERROR', `the extension of ${name}`, name);
  },
});

export const FIGURE_UPLOAD = onePicture(FIGURE_EXTENSIONS);
export const PORTRAIT_UPLOAD = onePicture(PORTRAIT_EXTENSIONS);
