import type { SettingField } from '@tarima/contract';
import { Lock } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AlertDialog } from '#web/components/ui/alert-dialog.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { PasswordInput } from '#web/components/ui/password-input.tsx';
import { formatDate } from '#web/lib/format.ts';
import { rescueFocus } from '#web/lib/use-return-focus.ts';

type SecretFieldProps = {
  field: SettingField;
  label: string;
  hint: string | undefined;
  error: string | undefined;
  draft: string | undefined;
  owner: string;
  onDraft: (typed: string | undefined) => void;
  onRemove: () => void;
};

/** A secret. A stored one is never shown: it can be replaced, or removed after a question. */
export function SecretField({
  field,
  label,
  hint,
  error,
  draft,
  owner,
  onDraft,
  onRemove,
}: SecretFieldProps) {
  const { t, i18n } = useTranslation();
  const { isSet, isUnreadable, changedAt, changedBy } = field;
  const isTyped = !isSet || draft !== undefined || error !== undefined;
  const labelId = useId();
  const input = useRef<HTMLInputElement>(null);
  const replace = useRef<HTMLButtonElement>(null);
  const [asks, setAsks] = useState(false);
  // The pressed button has made way for the field, or the field for the buttons.
  const before = useRef(isTyped);
  useEffect(() => {
    if (before.current !== isTyped) rescueFocus(isTyped ? input.current : replace.current);
    before.current = isTyped;
  }, [isTyped]);

  if (isTyped) {
    const note = isUnreadable ? t('settings.secret.unreadable') : hint;
    return (
      <Field label={label} hint={note} error={error}>
        {(attributes) => (
          <div className="flex flex-wrap gap-2">
            <div className="min-w-48 flex-1">
              <PasswordInput
                {...attributes}
                ref={input}
                value={draft ?? ''}
                autoComplete="new-password"
                spellCheck={false}
                onChange={(event) => onDraft(event.currentTarget.value)}
              />
            </div>
            {isSet && (
              <Button variant="secondary" onClick={() => onDraft(undefined)}>
                {t('settings.secret.keep')}
              </Button>
            )}
          </div>
        )}
      </Field>
    );
  }

  const since = [changedBy, changedAt && formatDate(changedAt, i18n.language)].filter(Boolean);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand in a row
    <div role="group" aria-labelledby={labelId} className="grid gap-2">
      <p id={labelId} className="text-sm font-medium">
        {label}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl bg-success-soft px-3 py-2 text-sm text-success-soft-foreground">
        <p className="flex min-w-40 flex-1 flex-wrap items-center gap-x-2">
          <Lock aria-hidden className="size-4 shrink-0" />
          <span className="font-medium">{t('settings.secret.stored')}</span>
          {since.length > 0 && <span>{since.join(' · ')}</span>}
        </p>
        <span className="flex flex-wrap gap-2">
          <Button
            ref={replace}
            variant="secondary"
            size="small"
            aria-label={`${t('settings.secret.replace')}: ${label}`}
            onClick={() => onDraft('')}
          >
            {t('settings.secret.replace')}
          </Button>
          <Button
            variant="secondary"
            size="small"
            aria-label={`${t('settings.secret.remove')}: ${label}`}
            onClick={() => setAsks(true)}
          >
            {t('settings.secret.remove')}
          </Button>
        </span>
      </div>
      <AlertDialog
        open={asks}
        onOpenChange={setAsks}
        title={t('settings.secret.removeTitle', { name: owner })}
        description={t('settings.secret.removeDescription')}
        confirmLabel={t('settings.secret.remove')}
        onConfirm={onRemove}
      />
    </div>
  );
}
