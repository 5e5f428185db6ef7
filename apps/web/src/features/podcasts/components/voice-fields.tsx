import { OUTPUT_LANGUAGES, podcastEndpoints } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { SelectField } from './form-fields.tsx';
import { LanguageNotice } from './language-notice.tsx';
import { VoiceChoiceFields } from './voice-choice-fields.tsx';

/** The spoken language and the two voices. */
export function VoiceFields() {
  const { t } = useTranslation();
  const options = useEndpoint(podcastEndpoints.options, {});
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
      <VoiceChoiceFields />
    </>
  );
}
