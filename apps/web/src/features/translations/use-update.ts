import { translationEndpoints } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { useChange } from '#web/lib/use-change.ts';
import { languagesKey } from './use-languages.ts';

/** Translates what is missing of a translation, and what its original has changed. */
export function useUpdate(shownIn: string) {
  const { t } = useTranslation();
  return useChange(translationEndpoints.update, {
    failure: t('translations.updateError'),
    manyAtOnce: true,
    // The original's dialog lists it too, so that one asks again.
    refreshes: [languagesKey(shownIn)],
    refreshesAfterFailure: true,
  });
}
