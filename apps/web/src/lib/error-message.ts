import type { TFunction } from 'i18next';
import { ApiError } from './api-error.ts';

/** The sentence that tells a person what went wrong. */
export const messageOf = (error: unknown, t: TFunction): string =>
  error instanceof ApiError ? error.message : t('errors.unreachable');
