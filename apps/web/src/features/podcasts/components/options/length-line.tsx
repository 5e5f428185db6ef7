import {
  OUTPUT_LANGUAGES,
  PODCAST_LIMITS,
  podcastEndpoints,
  WORDS_PER_MINUTE,
} from '@tarima/contract';
import { useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Slider } from '#web/components/ui/slider.tsx';
import { formatDuration } from '#web/lib/format.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import type { PodcastForm } from '../../podcast-form.schema.ts';
import { SelectField } from '../form-fields.tsx';
import { OptionLine } from './option-line.tsx';

export function LengthLine() {
  const { t } = useTranslation();
  const words = useController<PodcastForm, 'wordCount'>({ name: 'wordCount' }).field;
  const language = useWatch<PodcastForm, 'outputLanguage'>({ name: 'outputLanguage' });
  const canTranslate = useEndpoint(podcastEndpoints.options, {}).data?.canTranslate !== false;
  const length = {
    words: words.value,
    duration: formatDuration((words.value * 60) / WORDS_PER_MINUTE),
  };
  return (
    <OptionLine
      name="length"
      title={t('podcasts.lines.lengthTitle')}
      choice={t('podcasts.lines.length', {
        ...length,
        language: t(`podcasts.voice.languages.${language}`),
      })}
    >
      <Slider
        label={t('podcasts.shape.words')}
        text={t('podcasts.shape.wordsValue', length)}
        {...PODCAST_LIMITS.words}
        value={words.value}
        onValueChange={words.onChange}
      />
      <SelectField
        name="outputLanguage"
        label={t('podcasts.voice.language')}
        hint={canTranslate ? undefined : t('podcasts.voice.languageHint')}
        options={OUTPUT_LANGUAGES.map((value) => ({
          value,
          label: t(`podcasts.voice.languages.${value}`),
        }))}
      />
    </OptionLine>
  );
}
