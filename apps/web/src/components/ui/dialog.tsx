import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#web/lib/class-names.ts';
import { useReturnFocus } from '#web/lib/use-return-focus.ts';
import { Button } from './button.tsx';

export const Dialog = RadixDialog.Root;

export const overlayStyles = 'fixed inset-0 z-40 animate-fade-in bg-scrim backdrop-blur-[2px]';
export const panelStyles =
  'fixed top-1/2 left-1/2 z-50 grid grid-cols-[minmax(0,1fr)] max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-lg -translate-x-1/2 -translate-y-1/2 gap-4 overflow-y-auto rounded-2xl border bg-popover p-6 shadow-raised';

/** For a dialog that holds a whole task: on a phone it fills the window. */
export const wholeTaskStyles =
  'max-sm:h-dvh max-sm:max-h-dvh max-sm:w-screen max-sm:rounded-none max-sm:border-0 max-sm:p-4';

/** Keeps the row of final buttons visible in a long dialog. */
export const stickyActionsStyles =
  'sticky -bottom-6 short:static -mx-6 -mb-6 border-t bg-popover px-6 py-4 max-sm:-bottom-4 max-sm:-mx-4 max-sm:-mb-4 max-sm:px-4';

/** Starts a dialog at its beginning. No control takes the focus before it is read. */
export function focusPanel(event: Event): void {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
}

type DialogContentProps = ComponentProps<typeof RadixDialog.Content> & {
  title: string;
  description?: ReactNode;
};

/** A panel over the page, with its title, its description and a close button. */
export function DialogContent({
  title,
  description,
  className,
  children,
  onOpenAutoFocus,
  ...props
}: DialogContentProps) {
  const { t } = useTranslation();
  const returnFocus = useReturnFocus();
  return (
    <RadixDialog.Portal>
      <RadixDialog.Overlay className={overlayStyles} />
      <RadixDialog.Content
        className={classNames(panelStyles, className)}
        {...(description ? {} : { 'aria-describedby': undefined })}
        {...returnFocus}
        {...props}
        onOpenAutoFocus={(event) => {
          returnFocus.onOpenAutoFocus();
          onOpenAutoFocus?.(event);
        }}
      >
        <div className="grid gap-1 pr-11">
          <RadixDialog.Title className="text-lg font-semibold wrap-anywhere">
            {title}
          </RadixDialog.Title>
          {description && (
            <RadixDialog.Description className="text-sm wrap-anywhere text-muted-foreground">
              {description}
            </RadixDialog.Description>
          )}
        </div>
        {children}
        <RadixDialog.Close asChild>
          <Button
            variant="ghost"
            size="icon"
            aria-label={t('common.close')}
            className="absolute top-3 right-3"
          >
            <X aria-hidden />
          </Button>
        </RadixDialog.Close>
      </RadixDialog.Content>
    </RadixDialog.Portal>
  );
}
