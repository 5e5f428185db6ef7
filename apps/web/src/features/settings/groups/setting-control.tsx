import type { SettingField, SettingKind } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { Field } from '#web/components/ui/field.tsx';
import { Input } from '#web/components/ui/input.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { currentLanguage } from '#web/i18n/index.ts';
import { fieldError } from '#web/lib/field-error.ts';
import { shownValue, usualValue } from '../drafts.ts';
import { SecretField } from './secret-field.tsx';
import { SETTING_LAYOUT } from './setting-layout.ts';

type SettingControlProps = {
  field: SettingField;
  /** Absent while nothing is typed. */
  draft: string | undefined;
  fault: { message: string } | undefined;
  /** The name of the group, which a question names. */
  owner: string;
  onDraft: (typed: string | undefined) => void;
  onRemove: () => void;
};

/** One setting, to be read or typed. The environment's are shown and locked. */
export function SettingControl({
  field,
  draft,
  fault,
  owner,
  onDraft,
  onRemove,
}: SettingControlProps) {
  const { t } = useTranslation();
  const language = currentLanguage();
  const layout = SETTING_LAYOUT[field.name];
  const label = t(`settings.labels.${layout.label}`);
  const usual = usualValue(field, language);
  const isLong = LONG_KINDS.includes(field.kind) || layout.isLong === true;
  const hint = layout.hint && t(`settings.hints.${layout.hint}`);
  const error = fieldError(fault, t);

  const control = () => {
    if (field.isLocked) {
      const isOwn = field.source === 'environment';
      const why = t(isOwn ? 'settings.locked' : 'settings.lockedByKey', { name: field.name });
      return (
        <Field label={label} hint={why}>
          {(attributes) => (
            <Input
              {...attributes}
              readOnly
              className="bg-muted"
              value={field.kind === 'secret' ? '••••••••••••' : shownValue(field, language)}
            />
          )}
        </Field>
      );
    }
    if (field.kind === 'secret') {
      return (
        <SecretField
          field={field}
          label={label}
          hint={hint}
          error={error}
          draft={draft}
          owner={owner}
          onDraft={onDraft}
          onRemove={onRemove}
        />
      );
    }
    return (
      <Field label={label} hint={hint} error={error}>
        {(attributes) =>
          field.choices ? (
            <Select
              {...attributes}
              value={draft ?? field.value ?? field.usual ?? ''}
              options={field.choices.map((value) => ({ value, label: value }))}
              onValueChange={onDraft}
            />
          ) : (
            <Input
              {...attributes}
              value={draft ?? shownValue(field, language)}
              placeholder={usual ?? layout.example}
              inputMode={INPUT_MODES[field.kind]}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => onDraft(event.currentTarget.value)}
            />
          )
        }
      </Field>
    );
  };

  return <div className={isLong ? 'md:col-span-2' : undefined}>{control()}</div>;
}

const LONG_KINDS: readonly SettingKind[] = ['secret', 'address'];

/** The keyboard that a phone shows. */
const INPUT_MODES = {
  secret: 'text',
  text: 'text',
  choice: 'text',
  address: 'url',
  number: 'decimal',
  price: 'decimal',
} as const;
