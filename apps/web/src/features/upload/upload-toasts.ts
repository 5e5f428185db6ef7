import { type ErrorCode, errorMessage, type Language } from '@tarima/contract';
import type { TFunction } from 'i18next';
import { toast } from '#web/components/ui/toast.ts';
import { ApiError } from '#web/lib/api-error.ts';
import type { Refusal } from './file-rules.ts';

const titlesOf = (t: TFunction) => ({
  none: t('upload.refusals.noFilesTitle'),
  tooLarge: t('upload.refusals.tooLargeTitle'),
  format: t('upload.refusals.formatTitle'),
  empty: t('upload.refusals.emptyTitle'),
  tooMany: t('upload.refusals.tooManyTitle'),
});

/** Lists all refused files in one notice, because only one is visible at a time. */
export function showRefusals(refusals: readonly Refusal[], language: Language, t: TFunction): void {
  // Another choice of files answers the notice of the one before.
  for (const title of Object.values(titlesOf(t))) toast.mended(title);
  const titles = titlesOf(t);
  const lines = refusals.flatMap(({ reason, files }) => {
    const names = files.map((file) => file.name);
    if (reason === 'tooLarge') return `${t('upload.refusals.tooLarge')}: ${names.join(', ')}`;
    if (reason === 'tooMany') return t('upload.refusals.tooMany');
    if (reason === 'empty') {
      return names.map((name) => errorMessage('DOCUMENT_EMPTY', language, name));
    }
    return refusals.length === 1 ? names : names.map((name) => `${titles.format}: ${name}`);
  });
  const [first] = refusals;
  if (first) toast.error(titles[first.reason], lines.join('\n'));
}

/** The title above the server's own sentence. */
const titleOf = (code: ErrorCode, t: TFunction): string => {
  if (code === 'FILE_TOO_LARGE') return t('upload.refusals.tooLargeTitle');
  if (code === 'TOO_MANY_FILES') return t('upload.refusals.tooManyTitle');
  if (code === 'FILE_VALIDATION_ERROR') return t('upload.refusals.formatTitle');
  if (code === 'NO_FILES') return t('upload.refusals.noFilesTitle');
  return t('upload.refusals.uploadTitle');
};

export function showUploadError(error: unknown, t: TFunction): void {
  if (!(error instanceof ApiError)) {
    toast.error(t('upload.refusals.uploadTitle'), t('upload.refusals.upload'));
    return;
  }
  const title = titleOf(error.code, t);
  const file = error.details?.file;
  const sentence = error.message === title ? (file ?? '') : error.message;
  toast.error(title, sentence);
}
