import { useTranslation } from 'react-i18next';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';

/** Says that the video is no longer polled, with a button to resume. */
export function TimedOut({ onReload }: { onReload: () => void }) {
  const { t } = useTranslation();
  return (
    <Alert
      tone="destructive"
      title={t('generate.progress.timedOut')}
      action={
        <Button variant="secondary" size="small" onClick={onReload}>
          {t('generate.progress.reload')}
        </Button>
      }
    />
  );
}
