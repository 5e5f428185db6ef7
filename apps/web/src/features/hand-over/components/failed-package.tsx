import type { Package } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';

type FailedPackageProps = { made: Package; onRetry: () => void };

/** A package that could not be made, with the reason, or that somebody cancelled. With a new try. */
export function FailedPackage({ made, onRetry }: FailedPackageProps) {
  const { t } = useTranslation();
  const name = t(`handOver.formats.${made.request.format}.name`);
  const isCancelled = made.error?.code === 'CANCELLED';
  return (
    <Alert
      tone={isCancelled ? 'warning' : 'destructive'}
      title={`${name}: ${t(`handOver.packages.${isCancelled ? 'cancelled' : 'failed'}`)}`}
      action={
        <Button variant="secondary" size="small" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      }
    >
      {!isCancelled && <p>{made.error?.message}</p>}
    </Alert>
  );
}
