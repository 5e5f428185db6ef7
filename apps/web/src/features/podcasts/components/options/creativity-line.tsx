import { PODCAST_LIMITS } from '@tarima/contract';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Slider } from '#web/components/ui/slider.tsx';
import { currentLanguage } from '#web/i18n/index.ts';
import type { PodcastForm } from '../../podcast-form.schema.ts';
import { OptionLine } from './option-line.tsx';

/** Where a value counts as medium, and where as high. */
const MEDIUM = 0.4;
const HIGH = 0.7;

export function CreativityLine() {
  const { t } = useTranslation();
  const { value, onChange } = useController<PodcastForm, 'creativityLevel'>({
    name: 'creativityLevel',
  }).field;
  const level = value < MEDIUM ? 'low' : value < HIGH ? 'medium' : 'high';
  const text = new Intl.NumberFormat(currentLanguage()).format(value);
  return (
    <OptionLine
      name="creativity"
      title={t('podcasts.shape.creativity')}
      choice={`${t(`podcasts.lines.creativity.${level}`)} · ${text}`}
    >
      <Slider
        label={t('podcasts.shape.creativity')}
        hint={t('podcasts.shape.creativityHint')}
        text={text}
        {...PODCAST_LIMITS.creativity}
        value={value}
        onValueChange={onChange}
      />
    </OptionLine>
  );
}
