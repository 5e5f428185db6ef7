import type { PackageFormat } from '@tarima/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Segmented } from '#web/components/ui/segmented.tsx';
import { StepsGuide } from './steps-guide.tsx';

const STEPS = ['add', 'upload', 'check'] as const;

/** The way of a package into a learning platform, in three steps. */
export function PlatformGuide({ format }: { format: PackageFormat }) {
  const { t } = useTranslation();
  const [platform, setPlatform] = useState<'moodle' | 'other'>('moodle');
  const isMoodle = platform === 'moodle';
  return (
    <StepsGuide
      title={t('handOver.guide.title')}
      choice={
        <Segmented
          label={t('handOver.guide.platform')}
          value={platform}
          options={[
            { value: 'moodle', label: t('handOver.guide.moodle') },
            { value: 'other', label: t('handOver.guide.other') },
          ]}
          onValueChange={setPlatform}
        />
      }
      steps={STEPS.map((step) =>
        t(isMoodle ? `handOver.guide.moodleSteps.${step}` : `handOver.guide.otherSteps.${step}`),
      )}
      note={isMoodle && format !== 'scorm12' ? t('handOver.guide.moodleWants') : null}
    />
  );
}
