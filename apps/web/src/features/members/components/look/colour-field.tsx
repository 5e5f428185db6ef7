import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '#web/components/ui/field.tsx';
import { Input } from '#web/components/ui/input.tsx';

type ColourFieldProps = {
  label: string;
  /** As `#rrggbb`. */
  value: string;
  onChange: (colour: string) => void;
};

const WHOLE = /^#[0-9a-f]{6}$/u;

/** A colour to pick, or to type as its six digits. */
export function ColourField({ label, value, onChange }: ColourFieldProps) {
  const { t, i18n } = useTranslation();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Field label={label}>
      {(control) => (
        <div className="flex gap-2">
          <input
            type="color"
            aria-label={t('members.look.choose', { thing: label.toLocaleLowerCase(i18n.language) })}
            value={value}
            onChange={(event) => {
              setTyped(null);
              onChange(event.currentTarget.value);
            }}
            className="h-control w-14 shrink-0 cursor-pointer rounded-xl border border-input bg-card p-1"
          />
          <Input
            {...control}
            value={typed ?? value}
            maxLength={7}
            spellCheck={false}
            aria-invalid={typed !== null}
            onChange={(event) => {
              const colour = event.currentTarget.value.trim().toLowerCase();
              const isWhole = WHOLE.test(colour);
              setTyped(isWhole ? null : event.currentTarget.value);
              if (isWhole) onChange(colour);
            }}
            onBlur={() => setTyped(null)}
          />
        </div>
      )}
    </Field>
  );
}
