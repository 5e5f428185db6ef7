import { TOASTS } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { Toaster as SonnerToaster } from 'sonner';

/** Where notices appear: one at a time, swiped away to the right, reached with F8. */
export function Toaster() {
  const { t } = useTranslation();
  return (
    <SonnerToaster
      position="top-right"
      offset={{ top: 76, right: 24 }}
      mobileOffset={{ top: 76, right: 16, left: 16 }}
      visibleToasts={TOASTS.visible}
      duration={TOASTS.defaultMs}
      swipeDirections={['right']}
      hotkey={[TOASTS.hotkey]}
      containerAriaLabel={t('common.notifications')}
      toastOptions={{
        closeButtonAriaLabel: t('common.close'),
        unstyled: true,
        classNames: {
          toast:
            'relative flex font-sans w-[calc(100vw-2rem)] items-start gap-3 rounded-xl border bg-popover p-4 pr-11 text-sm text-foreground shadow-raised sm:w-90',
          title: 'font-semibold',
          description: 'mt-0.5 whitespace-pre-line text-muted-foreground',
          icon: 'mt-0.5 shrink-0',
          closeButton:
            'absolute top-2 right-2 grid size-8 place-items-center rounded-lg text-muted-foreground hover:bg-muted',
          error:
            'border-destructive/40! bg-destructive-soft! text-destructive-soft-foreground! [&_[data-description]]:text-destructive-soft-foreground',
        },
      }}
      closeButton
    />
  );
}
