import type { SettingField } from '@tarima/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AlertDialog } from '#web/components/ui/alert-dialog.tsx';
import type { NewValues } from '../drafts.ts';

type RetentionQuestionProps = {
  /** The days to ask about; null while nothing is asked. */
  days: string | null;
  onClose: () => void;
  onConfirm: () => void;
};

/** Asks before a time of retention that deletes what the present one keeps. */
export function RetentionQuestion({ days, onClose, onConfirm }: RetentionQuestionProps) {
  const { t } = useTranslation();
  // The text stays while the dialog leaves.
  const [shown, setShown] = useState(days);
  if (days !== null && days !== shown) setShown(days);
  return (
    <AlertDialog
      open={days !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t('settings.retention.title', { count: Number(shown) })}
      description={t('settings.retention.description')}
      confirmLabel={t('settings.retention.confirm')}
      onConfirm={onConfirm}
    />
  );
}

/** The new days, if they delete more than the present ones; else null. */
export function shorterRetention(
  fields: readonly SettingField[],
  values: NewValues,
): string | null {
  const days = values.STUDIO_RETENTION_DAYS;
  if (!days) return null;
  const present = fields.find(({ name }) => name === 'STUDIO_RETENTION_DAYS')?.value ?? null;
  return present !== null && Number(present) <= Number(days) ? null : days;
}
