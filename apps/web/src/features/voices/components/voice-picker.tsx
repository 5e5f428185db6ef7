import { VOICE_LANGUAGES, type Voice, type VoiceLanguage } from '@tarima/contract';
import type { TFunction } from 'i18next';
import { MicOff } from 'lucide-react';
import { RadioGroup } from 'radix-ui';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/components/empty-state.tsx';
import { Alert } from '#web/components/ui/alert.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { useVoices } from '../api/get-voices.ts';
import { type UsableVoice, usableVoices } from '../usable-voices.ts';
import { ChoiceRow } from './choice-row.tsx';
import { SampleButton } from './sample-button.tsx';

const ALL = 'all';
const GENDER_FILTERS = [ALL, 'male', 'female'] as const;

type VoicePickerProps = {
  value: string;
  /** The language that is looked for first: the script's. */
  language: VoiceLanguage | undefined;
  onChoose: (voice: Voice) => void;
};

/** The voices that can be chosen, by language and gender, each with its sample. */
export function VoicePicker({ value, language: scriptLanguage, onChoose }: VoicePickerProps) {
  const { t } = useTranslation();
  const query = useVoices();
  const voices = useMemo(() => usableVoices(query.data ?? []), [query.data]);
  const languages = VOICE_LANGUAGES.filter((each) => voices.some((v) => v.language === each));
  const [language, setLanguage] = useState<string>(scriptLanguage ?? ALL);
  const [gender, setGender] = useState<string>(ALL);
  const shown = voices.filter(
    (voice) =>
      (language === ALL || voice.language === language) &&
      (gender === ALL || voice.gender === gender),
  );

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
      <div className="grid gap-3 sm:grid-cols-2">
        <Select
          aria-label={t('voices.language')}
          value={language}
          options={[
            { value: ALL, label: t('voices.allLanguages') },
            ...languages.map((each) => ({ value: each, label: each })),
          ]}
          onValueChange={setLanguage}
        />
        <Select
          aria-label={t('voices.gender')}
          value={gender}
          options={GENDER_FILTERS.map((each) => ({
            value: each,
            label: t(`voices.genders.${each}`),
          }))}
          onValueChange={setGender}
        />
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
          className="-m-1 grid max-h-[400px] auto-rows-max gap-2 overflow-y-auto p-1"
        >
          {shown.map((voice) => (
            <ChoiceRow
              key={voice.voice_id}
              value={voice.voice_id}
              action={<SampleButton name={voice.voice_name} source={voice.preview_audio} />}
            >
              <VoiceDescription voice={voice} />
            </ChoiceRow>
          ))}
        </RadioGroup.Root>
      )}
    </div>
  );
}

const NAMED_STYLES = ['professional', 'warm', 'energetic', 'calm'] as const;

/** Vendors have styles of their own, which are shown as they call them. */
function styleName({ style }: UsableVoice, t: TFunction): string {
  const named = NAMED_STYLES.find((each) => each === style);
  return named ? t(`voices.styles.${named}`) : style;
}

function VoiceDescription({ voice }: { voice: UsableVoice }) {
  const { t } = useTranslation();
  return (
    <>
      <span className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-semibold">{voice.voice_name}</span>
        <span className="text-sm text-muted-foreground">
          {[voice.language, t(`voices.genders.${voice.gender}`), styleName(voice, t)].join(' · ')}
        </span>
      </span>
      <span className="flex flex-wrap gap-1.5 empty:hidden">
        {voice.support_locale && <Badge tone="accent">{t('voices.accents')}</Badge>}
        {voice.emotion_support && <Badge>{t('voices.emotions')}</Badge>}
        {voice.support_pause && <Badge>{t('voices.pauses')}</Badge>}
      </span>
    </>
  );
}
