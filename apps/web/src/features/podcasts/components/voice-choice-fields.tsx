import { OUTPUT_LANGUAGE_CODES, podcastEndpoints } from '@tarima/contract';
import { useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LoadError } from '#web/components/load-error.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { VoiceKindsNote } from '#web/features/voices/components/voice-kinds-note.tsx';
import { languageName } from '#web/lib/language-name.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import type { PodcastForm } from '../podcast-form.schema.ts';
import { useVoiceModel } from '../use-voice-model.ts';
import { type PodcastOptions, speaksLanguage } from '../voice-model-choice.ts';
import { VoiceField } from './voice-field.tsx';

/** The voice model and the voices of the two people, natural ones first. */
export function VoiceChoiceFields() {
  const { t, i18n } = useTranslation();
  const { field } = useController<PodcastForm, 'ttsModel'>({ name: 'ttsModel' });
  const language = useWatch<PodcastForm, 'outputLanguage'>({ name: 'outputLanguage' });
  const options = useEndpoint(podcastEndpoints.options, {});
  const shown = useVoiceModel();
  const models = options.data?.voiceModels ?? [];
  const natural = models.find(({ id }) => id === 'neural');
  const vendors = models.filter(({ id, isAvailable }) => id !== 'neural' && !isAvailable);
  const nameOf = ({ id }: PodcastOptions['voiceModels'][number]) =>
    t(`podcasts.voice.models.${id}`);
  const labelOf = (model: PodcastOptions['voiceModels'][number]) => {
    const name = nameOf(model);
    if (!model.isAvailable) return t('podcasts.voice.unavailable', { name });
    return speaksLanguage(model, language)
      ? name
      : t('podcasts.voice.notInLanguage', {
          name,
          language: languageName(OUTPUT_LANGUAGE_CODES[language]),
        });
  };
  const hints = [
    natural?.reason,
    vendors.length > 0 &&
      t('podcasts.voice.modelHint', {
        count: vendors.length,
        names: new Intl.ListFormat(i18n.language).format(vendors.map(nameOf)),
      }),
  ].filter(Boolean);

  return (
    <>
      {options.isError && <LoadError title={t('podcasts.voice.optionsError')} query={options} />}
      <div className="grid gap-2">
        <Field label={t('podcasts.voice.model')} hint={hints.join(' ') || undefined}>
          {(control) => (
            <Select
              {...control}
              value={shown ?? ''}
              options={models.map((model) => ({
                value: model.id,
                label: labelOf(model),
                isDisabled: !speaksLanguage(model, language),
              }))}
              onValueChange={field.onChange}
            />
          )}
        </Field>
        {shown === 'local' && <VoiceKindsNote hasNatural={natural?.isAvailable ?? true} />}
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <VoiceField name="ttsVoiceHost" label={t('podcasts.voice.host')} />
        <VoiceField name="ttsVoiceGuest" label={t('podcasts.voice.guest')} />
      </div>
    </>
  );
}
