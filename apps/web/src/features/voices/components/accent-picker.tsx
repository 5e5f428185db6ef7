import {
  ACCENTS,
  type Accent,
  RECOMMENDED_ACCENT,
  type UsableVoice,
  voiceEndpoints,
} from '@tarima/contract';
import { RadioGroup } from 'radix-ui';
import { useTranslation } from 'react-i18next';
import { Badge } from '#web/components/ui/badge.tsx';
import { addressOf } from '#web/lib/api-client.ts';
import { ChoiceRow } from './choice-row.tsx';
import { SampleButton } from './sample-button.tsx';

type AccentPickerProps = { voice: UsableVoice; value: string; onChoose: (accent: Accent) => void };

/** The five accents of Spanish. Each has a sample by a studio voice of that gender. */
export function AccentPicker({ voice, value, onChoose }: AccentPickerProps) {
  const { t } = useTranslation();
  return (
    <RadioGroup.Root
      aria-label={t('voices.accentLabel')}
      value={value}
      onValueChange={(locale) => {
        const chosen = ACCENTS.find((accent) => accent === locale);
        if (chosen) onChoose(chosen);
      }}
      className="grid gap-2"
    >
      {ACCENTS.map((accent) => {
        const name = t(`voices.accentNames.${accent}`);
        const source = addressOf(voiceEndpoints.accent, {
          params: { accent, gender: voice.gender },
        });
        return (
          <ChoiceRow
            key={accent}
            value={accent}
            action={<SampleButton name={name} source={source} />}
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
