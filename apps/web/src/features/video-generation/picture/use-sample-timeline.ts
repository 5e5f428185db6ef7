import type { CompanyLook } from '@tarima/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/i18n/index.ts';
import { sampleTimeline } from './sample-timeline.ts';

/** The sample scene in the interface language. */
export function useSampleTimeline(look: CompanyLook | null) {
  const { t } = useTranslation();
  return useMemo(
    () =>
      sampleTimeline(
        {
          kicker: t('generate.sample.kicker'),
          title: t('generate.sample.title'),
          points: t('generate.sample.points'),
          caption: t('generate.sample.caption'),
        },
        { look, language: currentLanguage() },
      ),
    [look, t],
  );
}
