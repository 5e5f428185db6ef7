import { RadioGroup } from 'radix-ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#web/components/ui/badge.tsx';
import { PLATFORM_FORMATS, type PlatformFormat } from '../platform-formats.ts';

type FormatChoiceProps = { format: PlatformFormat; onChange: (format: PlatformFormat) => void };

/** The format of a platform's package, each with a line on when to take it. */
export function FormatChoice({ format, onChange }: FormatChoiceProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className="grid gap-2">
      <h2 id={id} className="font-semibold">
        {t('handOver.formats.label')}
      </h2>
      <RadioGroup.Root
        aria-labelledby={id}
        value={format}
        onValueChange={(value) => {
          const chosen = PLATFORM_FORMATS.find((one) => one === value);
          if (chosen) onChange(chosen);
        }}
        className="grid gap-2"
      >
        {PLATFORM_FORMATS.map((value) => (
          <RadioGroup.Item
            key={value}
            value={value}
            aria-labelledby={`${id}-${value}`}
            aria-describedby={`${id}-${value}-text`}
            className="group grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 rounded-xl border p-3 text-left transition-colors hover:bg-muted data-[state=checked]:border-primary data-[state=checked]:bg-primary-soft"
          >
            <span
              aria-hidden
              className="mt-0.5 grid size-5 place-items-center rounded-full border border-input bg-card group-data-[state=checked]:border-primary"
            >
              <RadioGroup.Indicator className="size-2.5 rounded-full bg-primary" />
            </span>
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <span id={`${id}-${value}`} className="font-medium">
                {t(`handOver.formats.${value}.name`)}
              </span>
              {value === 'scorm12' && (
                <Badge tone="success">{t('handOver.formats.recommended')}</Badge>
              )}
            </span>
            <span
              id={`${id}-${value}-text`}
              className="col-start-2 text-sm text-pretty text-muted-foreground"
            >
              {t(`handOver.formats.${value}.text`)}
            </span>
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </div>
  );
}
