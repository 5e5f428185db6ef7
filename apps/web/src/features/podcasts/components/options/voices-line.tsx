import { podcastEndpoints } from '@tarima/contract';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SamplePlayerProvider } from '#web/features/voices/components/sample-player.tsx';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import type { PodcastForm } from '../../podcast-form.schema.ts';
import { usePeople } from '../../use-people.ts';
import { useVoiceModel } from '../../use-voice-model.ts';
import { VoiceChoiceFields } from '../voice-choice-fields.tsx';
import { OptionLine } from './option-line.tsx';

export function VoicesLine() {
  const { t } = useTranslation();
  const { errors } = useFormState<PodcastForm>({ name: 'ttsVoiceGuest' });
  const people = usePeople();
  const model = useVoiceModel();
  const options = useEndpoint(podcastEndpoints.options, {});
  const choice = model
    ? t('podcasts.lines.voices', { ...people, model: t(`podcasts.lines.models.${model}`) })
    : t('common.loading');
  return (
    <OptionLine
      name="voices"
      title={t('podcasts.voice.title')}
      choice={options.isError ? t('podcasts.voice.optionsError') : choice}
      error={errors.ttsVoiceGuest?.message}
    >
      <SamplePlayerProvider>
        <VoiceChoiceFields />
      </SamplePlayerProvider>
    </OptionLine>
  );
}
