import type { LookBookend } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { Field } from '#web/components/ui/field.tsx';
import { Input } from '#web/components/ui/input.tsx';

type BookendFieldsProps = {
  /** The intro or the outro. */
  end: 'intro' | 'outro';
  value: LookBookend | null;
  onChange: (value: LookBookend | null) => void;
};

/** Title and line of the intro or the outro. Without a title there is none. */
export function BookendFields({ end, value, onChange }: BookendFieldsProps) {
  const { t } = useTranslation();
  const { title, line } = value ?? { title: '', line: '' };
  const change = (wanted: LookBookend) =>
    onChange(wanted.title === '' && wanted.line === '' ? null : wanted);
  const isTitleMissing = value !== null && title.trim() === '';
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      <legend className="mb-1 font-medium">{t(`members.look.${end}`)}</legend>
      <p className="text-sm text-muted-foreground">{t(`members.look.${end}Hint`)}</p>
      <Field
        label={t('members.look.bookendTitle')}
        error={isTitleMissing ? t('members.look.bookendTitleMissing') : undefined}
      >
        {(control) => (
          <Input
            {...control}
            value={title}
            maxLength={80}
            onChange={(event) => change({ title: event.currentTarget.value, line })}
          />
        )}
      </Field>
      <Field label={t('members.look.bookendLine')}>
        {(control) => (
          <Input
            {...control}
            value={line}
            maxLength={120}
            onChange={(event) => change({ title, line: event.currentTarget.value })}
          />
        )}
      </Field>
    </fieldset>
  );
}
