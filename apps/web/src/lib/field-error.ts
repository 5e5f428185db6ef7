import { ERROR_CODES, errorMessage } from '@tarima/contract';
import type { TFunction } from 'i18next';
import { currentLanguage } from '#web/i18n/index.ts';

/** The sentence for an invalid field, by its error code if it has one. */
export function fieldError(
  error: { message?: string | undefined } | undefined,
  t: TFunction,
): string | undefined {
  if (!error) return undefined;
  const code = ERROR_CODES.find((known) => known === error.message);
  return code ? errorMessage(code, currentLanguage()) : t('common.checkField');
}
