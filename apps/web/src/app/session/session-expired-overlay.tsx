import { SESSION_EXPIRY_REDIRECT_SECONDS } from '@tarima/contract';
import { Clock } from 'lucide-react';
import { AlertDialog } from 'radix-ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { overlayStyles, panelStyles } from '#web/components/ui/dialog.tsx';
import { Progress } from '#web/components/ui/progress.tsx';
import { classNames } from '#web/lib/class-names.ts';

/** Covers the page, counts the seconds down, and then has the person leave. */
export function SessionExpiredOverlay({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation();
  const [seconds, setSeconds] = useState<number>(SESSION_EXPIRY_REDIRECT_SECONDS);
  const leave = useEffectEvent(onLeave);

  useEffect(() => {
    if (seconds === 0) return leave();
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [seconds]);

  const elapsed = SESSION_EXPIRY_REDIRECT_SECONDS - seconds;
  return (
    <AlertDialog.Root open>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={overlayStyles} />
        <AlertDialog.Content
          onEscapeKeyDown={(event) => event.preventDefault()}
          className={classNames(panelStyles, 'max-w-sm justify-items-center p-8 text-center')}
        >
          <span className="grid size-14 place-items-center rounded-2xl bg-warning-soft text-warning-soft-foreground">
            <Clock aria-hidden className="size-7" />
          </span>
          <AlertDialog.Title className="text-xl font-semibold">
            {t('session.expiredTitle')}
          </AlertDialog.Title>
          <AlertDialog.Description className="text-muted-foreground">
            {t('session.expiredCountdown', { count: seconds })}
          </AlertDialog.Description>
          <Progress
            value={(elapsed / SESSION_EXPIRY_REDIRECT_SECONDS) * 100}
            label={t('common.progress')}
          />
          <AlertDialog.Action asChild>
            <Button variant="secondary" onClick={onLeave}>
              {t('session.leaveNow')}
            </Button>
          </AlertDialog.Action>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
