import {
  isOwnNaturalVoice,
  type PresenterProviderId,
  speaksWith,
  VOICE_LANGUAGES,
  type Voice,
  type VoiceLanguage,
  voiceEndpoints,
} from '@tarima/contract';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoicePicker } from '#web/components/choice-picker.tsx';
import { Fold } from '#web/components/fold.tsx';
import { RefreshButton } from '#web/components/refresh-button.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { usableVoices, VOICE_LANGUAGE_OF } from '../usable-voices.ts';
import { ChoiceRow } from './choice-row.tsx';
import { SampleButton } from './sample-button.tsx';
import { VoiceDescription } from './voice-description.tsx';
import { VoiceKindsNote } from './voice-kinds-note.tsx';

const ALL = 'all';
const EVERYBODY = { query: {} };
/** Always offered. Other languages need at least one voice. */
const INTERFACE_LANGUAGES = new Set<string>(Object.values(VOICE_LANGUAGE_OF));
const GENDER_FILTERS = [ALL, 'male', 'female'] as const;

type VoicePickerProps = {
  value: string;
  /** The script's language, which the list shows first. */
  language: VoiceLanguage | undefined;
  /** The provider of the presenter. Some voices are for one provider only. */
  provider: PresenterProviderId;
  onChoose: (voice: Voice) => void;
};

/** The available voices by language and gender, each with a sample. */
export function VoicePicker({
  value,
  language: scriptLanguage,
  provider,
  onChoose,
}: VoicePickerProps) {
  const { t } = useTranslation();
  const query = useEndpoint(voiceEndpoints.list, EVERYBODY);
  const voices = useMemo(
    () => usableVoices(query.data ?? []).filter((voice) => speaksWith(voice, provider)),
    [query.data, provider],
  );
  // Voices of a vendor, or voices for a vendor's presenters.
  const hasVendorList = (query.data ?? []).some(
    ({ vendor, presenter_provider }) => (vendor ?? presenter_provider) !== undefined,
  );
  const hasVendor = voices.some(({ vendor }) => vendor !== undefined);
  const languages = VOICE_LANGUAGES.filter(
    (each) => INTERFACE_LANGUAGES.has(each) || voices.some((voice) => voice.language === each),
  );
  const [language, setLanguage] = useState<string>(scriptLanguage ?? ALL);
  const [gender, setGender] = useState<string>(ALL);

  const shown = voices.filter(
    (voice) =>
      (language === ALL || voice.language === language) &&
      (gender === ALL || voice.gender === gender),
  );
  const summary = [
    language === ALL ? t('voices.allLanguages') : language,
    ...(gender === 'male' || gender === 'female' ? [t(`voices.genders.${gender}`)] : []),
  ].join(' · ');
  const filters = (
    <>
      <Fold label={t('voices.filters')} summary={summary}>
        <div className="flex flex-wrap gap-3">
          <Select
            aria-label={t('voices.language')}
            value={language}
            options={[
              { value: ALL, label: t('voices.allLanguages') },
              ...languages.map((each) => ({ value: each, label: each })),
            ]}
            onValueChange={setLanguage}
            className="min-w-40 flex-1"
          />
          <Select
            aria-label={t('voices.gender')}
            value={gender}
            options={GENDER_FILTERS.map((each) => ({
              value: each,
              label: t(`voices.genders.${each}`),
            }))}
            onValueChange={setGender}
            className="min-w-40 flex-1"
          />
          {hasVendorList && (
            <RefreshButton
              label={t('voices.refresh')}
              list={voiceEndpoints.list}
              input={EVERYBODY}
              errorText={t('voices.loadError')}
            />
          )}
        </div>
      </Fold>
      {shown.some(({ is_natural }) => !is_natural) && (
        <VoiceKindsNote hasNatural={voices.some(isOwnNaturalVoice)} />
      )}
    </>
  );
  return (
    <ChoicePicker
      label={t('voices.label')}
      query={query}
      loadError={t('voices.loadError')}
      skeletons={<VoiceSkeletons />}
      empty={{ illustration: 'search', title: t('voices.empty') }}
      filters={filters}
      filter={`${language} ${gender}`}
      choices={shown}
      idOf={({ voice_id: id }) => id}
      value={value}
      onChoose={onChoose}
      shownAtOnce={60}
      className="max-h-[400px] grid-cols-[minmax(0,1fr)] gap-2"
    >
      {(voice) => (
        <ChoiceRow
          key={voice.voice_id}
          value={voice.voice_id}
          action={<SampleButton name={voice.voice_name} source={voice.preview_audio} />}
        >
          <VoiceDescription voice={voice} isOneOfMany={hasVendor} />
        </ChoiceRow>
      )}
    </ChoicePicker>
  );
}

function VoiceSkeletons() {
  return (
    <div className="grid gap-2">
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} className="h-18" />
      ))}
    </div>
  );
}
