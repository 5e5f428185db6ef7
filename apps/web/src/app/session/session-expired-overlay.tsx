import { SESSION_EXPIRY_REDIRECT_SECONDS } from '@tarima/contract';
import { Clock } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Progress } from '#web/components/ui/progress.tsx';

/** Covers the page, counts the seconds down, and then leaves for the sign-in page. */
export function SessionExpiredOverlay({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation();
  const [seconds, setSeconds] = useState<number>(SESSION_EXPIRY_REDIRECT_SECONDS);
  const leave = useEffectEvent(onLeave);
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useLayoutEffect(() => dialog.current?.showModal(), []);

  useEffect(() => {
    if (seconds === 0) return leave();
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [seconds]);

  const elapsed = SESSION_EXPIRY_REDIRECT_SECONDS - seconds;
  return createPortal(
    // The native dialog stands above everything else and comes with the first load.
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-description`}
      onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()}
      onCancel={(event) => event.preventDefault()}
      className="pointer-events-auto m-auto grid w-[calc(100vw-2rem)] max-w-sm justify-items-center gap-4 rounded-2xl border bg-popover p-8 text-center text-foreground shadow-raised backdrop:bg-scrim backdrop:backdrop-blur-[2px]"
    >
      <span className="grid size-14 place-items-center rounded-2xl bg-warning-soft text-warning-soft-foreground">
        <Clock aria-hidden className="size-7" />
      </span>
      {/* It is the heading of all that is left: the page behind it is out of reach. */}
      <h1 id={`${id}-title`} className="text-xl font-semibold">
        {t('session.expiredTitle')}
      </h1>
      <p id={`${id}-description`} className="text-muted-foreground">
        {t('session.expiredCountdown', { count: seconds })}
      </p>
      <Progress
        value={(elapsed / SESSION_EXPIRY_REDIRECT_SECONDS) * 100}
        label={t('common.progress')}
      />
      <Button variant="secondary" onClick={onLeave}>
        {t('session.leaveNow')}
      </Button>
    </dialog>,
    document.body,
  );
}
