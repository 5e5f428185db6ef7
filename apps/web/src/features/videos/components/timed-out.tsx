import { useTranslation } from 'react-i18next';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';

/** Says that nobody asks any more how a video is coming along, with a way to ask again. */
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
