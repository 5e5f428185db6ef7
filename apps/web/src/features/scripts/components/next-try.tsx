import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';

type NextTryProps = { at: number; onTryNow: () => void };

/** Counts down to the next automatic save. A button saves at once. */
export function NextTry({ at, onTryNow }: NextTryProps) {
  const { t } = useTranslation();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  // Not a live region: nobody wants to hear every second.
  return (
    <>
      <span className="text-sm tabular-nums">
        {t('editor.nextTry', { seconds: Math.max(1, Math.ceil((at - now) / 1_000)) })}
      </span>
      <Button variant="secondary" size="small" onClick={onTryNow}>
        {t('editor.tryNow')}
      </Button>
    </>
  );
}
