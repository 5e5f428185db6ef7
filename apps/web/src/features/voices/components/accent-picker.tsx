import {
  ACCENTS,
  type Accent,
  isOwnNaturalVoice,
  RECOMMENDED_ACCENT,
  type UsableVoice,
  voiceEndpoints,
} from '@tarima/contract';
import { RadioGroup } from 'radix-ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#web/components/ui/badge.tsx';
import { addressOf } from '#web/lib/api-client.ts';
import { ChoiceRow } from './choice-row.tsx';
import { SampleButton } from './sample-button.tsx';

type AccentPickerProps = { voice: UsableVoice; value: string; onChoose: (accent: Accent) => void };

/** The five accents of Spanish, with samples. A natural voice takes their numbers, not their sound. */
export function AccentPicker({ voice, value, onChoose }: AccentPickerProps) {
  const { t } = useTranslation();
  const hintId = useId();
  const isOwnNatural = isOwnNaturalVoice(voice);
  const { voice_id: voiceId, gender } = voice;
  const sampleOf = (accent: Accent) =>
    isOwnNatural
      ? addressOf(voiceEndpoints.preview, { params: { voiceId }, query: { locale: accent } })
      : addressOf(voiceEndpoints.accent, { params: { accent, gender } });
  return (
    <RadioGroup.Root
      aria-label={t('voices.accentLabel')}
      aria-describedby={isOwnNatural ? hintId : undefined}
      value={value}
      onValueChange={(locale) => {
        const chosen = ACCENTS.find((accent) => accent === locale);
        if (chosen) onChoose(chosen);
      }}
      className="grid gap-2"
    >
      {isOwnNatural && (
        <p id={hintId} className="text-sm text-muted-foreground">
          {t('voices.naturalAccentHint')}
        </p>
      )}
      {ACCENTS.map((accent) => {
        const name = t(`voices.accentNames.${accent}`);
        return (
          <ChoiceRow
            key={accent}
            value={accent}
            action={<SampleButton name={name} source={sampleOf(accent)} />}
          >
            <span className="flex flex-wrap items-center gap-2">
              <span className="font-semibold">{name}</span>
              {accent === RECOMMENDED_ACCENT && (
                <Badge tone="success">{t('voices.recommended')}</Badge>
              )}
            </span>
          </ChoiceRow>
        );
      })}
    </RadioGroup.Root>
  );
}
