import { AlertDialog as RadixAlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#web/lib/class-names.ts';
import { useReturnFocus } from '#web/lib/use-return-focus.ts';
import { Button } from './button.tsx';
import { overlayStyles, panelStyles } from './dialog.tsx';

type AlertDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: ReactNode;
  confirmLabel: string;
  onConfirm: () => void;
  /** Label of the safe answer, where it does more than close the dialog. */
  cancelLabel?: string;
  onCancel?: () => void;
};

/** Asks before something that cannot be undone. The safe answer has the focus. */
export function AlertDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  onConfirm,
  cancelLabel,
  onCancel,
}: AlertDialogProps) {
  const { t } = useTranslation();
  const returnFocus = useReturnFocus();
  return (
    <RadixAlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixAlertDialog.Portal>
        <RadixAlertDialog.Overlay className={overlayStyles} />
        <RadixAlertDialog.Content
          {...returnFocus}
          className={classNames(panelStyles, 'max-w-md gap-3')}
        >
          <RadixAlertDialog.Title className="text-lg font-semibold wrap-anywhere">
            {title}
          </RadixAlertDialog.Title>
          <RadixAlertDialog.Description className="text-sm wrap-anywhere text-muted-foreground">
            {description}
          </RadixAlertDialog.Description>
          <div className="mt-3 flex flex-wrap justify-end gap-2">
            <RadixAlertDialog.Cancel asChild>
              <Button variant="secondary" onClick={onCancel}>
                {cancelLabel ?? t('common.cancel')}
              </Button>
            </RadixAlertDialog.Cancel>
            <RadixAlertDialog.Action asChild>
              <Button variant="destructive" onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </RadixAlertDialog.Action>
          </div>
        </RadixAlertDialog.Content>
      </RadixAlertDialog.Portal>
    </RadixAlertDialog.Root>
  );
}
