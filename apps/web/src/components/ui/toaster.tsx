import { TOASTS } from '@tarima/contract';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { classNames } from '#web/lib/class-names.ts';
import { type Notice, notices, toast } from './toast.ts';

/** An error belongs to the screen that showed it. */
function leaveErrorBehind(): void {
  if (notices.newest()?.tone === 'error') toast.dismiss();
}

/** Shows one notice at a time. Swipe right closes it, F8 focuses it. */
export function Toaster() {
  const { t } = useTranslation();
  const notice = useSyncExternalStore(notices.subscribe, notices.newest);
  const [path] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another screen
  useEffect(() => leaveErrorBehind, [path]);
  return (
    <Toast.Provider
      label={t('common.notification')}
      duration={TOASTS.defaultMs}
      swipeDirection="right"
      swipeThreshold={TOASTS.swipeThreshold}
    >
      {notice && <NoticeCard key={notice.id} notice={notice} />}
      <Toast.Viewport
        hotkey={[TOASTS.hotkey]}
        label={`${t('common.notifications')} ({hotkey})`}
        // Titles are above it, main buttons on its sides, a phone's sticky bar below it.
        className="fixed inset-x-4 bottom-22 z-60 mx-auto rounded-xl sm:max-w-90 lg:bottom-6"
      />
    </Toast.Provider>
  );
}

const SWIPE_STYLES =
  'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform';

const ICONS = { success: CircleCheck, notice: Info, error: CircleAlert } as const;

function NoticeCard({ notice }: { notice: Notice }) {
  const { t } = useTranslation();
  const isError = notice.tone === 'error';
  const Icon = ICONS[notice.tone];
  return (
    <Toast.Root
      type={isError ? 'foreground' : 'background'}
      open={notice.isOpen}
      onOpenChange={(open) => !open && toast.dismiss()}
      duration={notice.durationMs}
      className={classNames(
        'relative flex animate-rise-in items-start gap-3 rounded-xl border bg-popover p-4 pr-11 text-sm text-foreground shadow-raised',
        SWIPE_STYLES,
        isError && 'border-destructive/40 bg-destructive-soft text-destructive-soft-foreground',
      )}
    >
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0">
        <Toast.Title className="font-semibold wrap-anywhere">{notice.title}</Toast.Title>
        {/* Screen readers read title and description as one text, so a blank separates them. */}{' '}
        {notice.description && (
          <Toast.Description
            className={classNames(
              'mt-0.5 whitespace-pre-line wrap-anywhere',
              !isError && 'text-muted-foreground',
            )}
          >
            {notice.description}
          </Toast.Description>
        )}
      </div>
      <Toast.Close
        aria-label={t('common.close')}
        className="absolute top-2 right-2 grid size-8 place-items-center rounded-lg hover:bg-muted"
      >
        <X aria-hidden className="size-4" />
      </Toast.Close>
    </Toast.Root>
  );
}
