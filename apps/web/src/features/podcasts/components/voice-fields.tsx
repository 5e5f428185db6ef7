import { OUTPUT_LANGUAGES } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { LoadError } from '#web/components/load-error.tsx';
import { usePodcastOptions } from '../api/get-options.ts';
import { SelectField } from './form-fields.tsx';
import { LanguageNotice } from './language-notice.tsx';
import { VoiceField } from './voice-field.tsx';

/** The spoken language and the two voices. */
export function VoiceFields() {
  const { t, i18n } = useTranslation();
  const options = usePodcastOptions();
  const models = options.data?.voiceModels ?? [];
  const nameOf = ({ id }: (typeof models)[number]) => t(`podcasts.voice.models.${id}`);
  const missing = models.filter((model) => !model.isAvailable);

  return (
    <>
      <SelectField
        name="outputLanguage"
        label={t('podcasts.voice.language')}
        hint={options.data?.canTranslate === false ? t('podcasts.voice.languageHint') : undefined}
        options={OUTPUT_LANGUAGES.map((value) => ({
          value,
          label: t(`podcasts.voice.languages.${value}`),
        }))}
      />
      {options.data?.canTranslate === false && <LanguageNotice />}
      {options.isError && <LoadError title={t('podcasts.voice.optionsError')} query={options} />}
      <SelectField
        name="ttsModel"
        label={t('podcasts.voice.model')}
        hint={
          missing.length > 0
            ? t('podcasts.voice.modelHint', {
                count: missing.length,
                names: new Intl.ListFormat(i18n.language).format(missing.map(nameOf)),
              })
            : undefined
        }
        options={models.map((model) => {
          const { id, isAvailable } = model;
          const name = nameOf(model);
          return {
            value: id,
            label: isAvailable ? name : t('podcasts.voice.unavailable', { name }),
            isDisabled: !isAvailable,
          };
        })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <VoiceField name="ttsVoiceHost" label={t('podcasts.voice.host')} />
        <VoiceField name="ttsVoiceGuest" label={t('podcasts.voice.guest')} />
      </div>
    </>
  );
}
