import type { CompanyLook, ShownPortrait, VideoSettings } from '@tarima/contract';
import { PRESENTERS } from '@tarima/stage';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/i18n/index.ts';
import { sampleTimeline } from './sample-timeline.ts';

type SampleSettings = Pick<
  VideoSettings,
  'videoFormat' | 'videoMode' | 'background' | 'captionPlace' | 'templateId' | 'presenter'
>;

/** The sample scene of these settings in the interface language, with the project's name. */
export function useSampleTimeline(
  settings: SampleSettings,
  look: CompanyLook | null,
  { kicker, portrait }: { kicker?: string; portrait?: ShownPortrait | undefined } = {},
) {
  const { t } = useTranslation();
  const { videoFormat, videoMode, background, captionPlace, templateId } = settings;
  const presenter = settings.presenter || (PRESENTERS[0]?.id ?? '');
  return useMemo(
    () =>
      sampleTimeline(
        { videoFormat, videoMode, background, captionPlace, templateId, presenter, look, portrait },
        currentLanguage(),
        {
          kicker: kicker ?? t('generate.sample.kicker'),
          title: t('generate.sample.title'),
          points: t('generate.sample.points'),
          caption: t('generate.sample.caption'),
        },
      ),
    [
      videoFormat,
      videoMode,
      background,
      captionPlace,
      templateId,
      presenter,
      look,
      portrait,
      kicker,
      t,
    ],
  );
}
