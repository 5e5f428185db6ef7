import { OUTPUT_LANGUAGE_CODES, type PodcastVoiceModel, podcastEndpoints } from '@tarima/contract';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LoadError } from '#web/components/load-error.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { VoiceKindsNote } from '#web/features/voices/components/voice-kinds-note.tsx';
import { languageName } from '#web/lib/language-name.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import type { PodcastForm } from '../podcast-form.schema.ts';
import { useVoiceModel } from '../use-voice-model.ts';
import { type PodcastOptions, pairIn, sampleOf, speaksLanguage } from '../voice-model-choice.ts';
import { BothVoicesButton } from './both-voices-button.tsx';
import { VoiceTable } from './voice-table.tsx';

/** The voice model and the voices of the two people, natural ones first. */
export function VoiceChoiceFields() {
  const { t, i18n } = useTranslation();
  const { setValue, trigger } = useFormContext<PodcastForm>();
  const { field } = useController<PodcastForm, 'ttsModel'>({ name: 'ttsModel' });
  const [language, host, guest] = useWatch<
    PodcastForm,
    ['outputLanguage', 'ttsVoiceHost', 'ttsVoiceGuest']
  >({ name: ['outputLanguage', 'ttsVoiceHost', 'ttsVoiceGuest'] });
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
  const handleModel = (model: PodcastVoiceModel) => {
    field.onChange(model);
    if (!options.data) return;
    // A model may lack one of the two voices, or have one for both.
    const pair = pairIn(options.data, model, language, {
      ttsVoiceHost: host,
      ttsVoiceGuest: guest,
    });
    setValue('ttsVoiceHost', pair.ttsVoiceHost);
    setValue('ttsVoiceGuest', pair.ttsVoiceGuest);
    void trigger('ttsVoiceGuest');
  };
  const sample = (voice: typeof host) =>
    shown && options.data && sampleOf(options.data, shown, voice, language);
  const [hostSample, guestSample] = [sample(host), sample(guest)];

  return (
    <>
      {options.isError && <LoadError title={t('podcasts.voice.optionsError')} query={options} />}
      <VoiceTable />
      {hostSample && guestSample && host !== guest && (
        <BothVoicesButton samples={[hostSample, guestSample]} />
      )}
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
              // Every option above is one of the models.
              onValueChange={(model) => handleModel(model as PodcastVoiceModel)}
            />
          )}
        </Field>
        {shown === 'local' && <VoiceKindsNote hasNatural={natural?.isAvailable ?? true} />}
      </div>
    </>
  );
}
