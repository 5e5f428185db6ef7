import { PODCAST_FILE_EXTENSIONS } from '@tarima/contract';
import { FILE_SIZE, refusal, type UploadRules } from '#server/features/projects/upload-rules.ts';

export const PODCAST_UPLOAD: UploadRules = {
  field: 'file',
  ...FILE_SIZE,
  refuse(name, before) {
    if (before > 0) return refusal('TOO_MANY_FILES', 'more than one file', name);
    const extension = name.toLowerCase().split('.').at(-1);
    if (name.includes('.') && PODCAST_FILE_EXTENSIONS.some((known) => known === extension)) {
      return undefined;
    }
    return refusal('FILE_VALIDATION_ERROR', `the extension of ${name}`, name);
  },
};
