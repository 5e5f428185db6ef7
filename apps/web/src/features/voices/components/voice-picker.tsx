import {
  type PresenterProviderId,
  speaksWith,
  VOICE_LANGUAGES,
  type Voice,
  type VoiceLanguage,
} from '@tarima/contract';
import { MicOff } from 'lucide-react';
import { RadioGroup } from 'radix-ui';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/components/empty-state.tsx';
import { RefreshButton } from '#web/components/refresh-button.tsx';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { useRefreshVoices, useVoices } from '../api/get-voices.ts';
import { usableVoices, VOICE_LANGUAGE_OF } from '../usable-voices.ts';
import { ChoiceRow } from './choice-row.tsx';
import { SampleButton } from './sample-button.tsx';
import { VoiceDescription } from './voice-description.tsx';

const ALL = 'all';
/** A vendor can have hundreds of voices, so more are drawn on demand. */
const SHOWN_AT_ONCE = 60;
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
  const query = useVoices();
  const refresh = useRefreshVoices();
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
  const [most, setMost] = useState(SHOWN_AT_ONCE);
  const found = voices.filter(
    (voice) =>
      (language === ALL || voice.language === language) &&
      (gender === ALL || voice.gender === gender),
  );
  const shown = found.slice(0, most);

  if (query.isError) {
    return (
      <Alert
        tone="destructive"
        title={t('voices.loadError')}
        action={
          <Button variant="secondary" onClick={() => void query.refetch()}>
            {t('common.retry')}
          </Button>
        }
      />
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
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
            isRefreshing={refresh.isPending}
            onRefresh={() => refresh.mutate()}
          />
        )}
      </div>
      {query.isPending ? (
        <div className="grid gap-2">
          {['a', 'b', 'c', 'd'].map((key) => (
            <Skeleton key={key} className="h-18" />
          ))}
        </div>
      ) : shown.length === 0 ? (
        <EmptyState icon={MicOff} title={t('voices.empty')} />
      ) : (
        <RadioGroup.Root
          aria-label={t('voices.label')}
          value={value}
          onValueChange={(id) => {
            const chosen = shown.find(({ voice_id }) => voice_id === id);
            if (chosen) onChoose(chosen);
          }}
          className="-m-1 grid max-h-[400px] auto-rows-max grid-cols-[minmax(0,1fr)] gap-2 overflow-y-auto p-1"
        >
          {shown.map((voice) => (
            <ChoiceRow
              key={voice.voice_id}
              value={voice.voice_id}
              action={<SampleButton name={voice.voice_name} source={voice.preview_audio} />}
            >
              <VoiceDescription voice={voice} isOneOfMany={hasVendor} />
            </ChoiceRow>
          ))}
        </RadioGroup.Root>
      )}
      {found.length > shown.length && (
        <Button
          variant="secondary"
          className="justify-self-center"
          onClick={() => setMost(most + SHOWN_AT_ONCE)}
        >
          {t('avatars.more', { count: Math.min(SHOWN_AT_ONCE, found.length - shown.length) })}
        </Button>
      )}
    </div>
  );
}
