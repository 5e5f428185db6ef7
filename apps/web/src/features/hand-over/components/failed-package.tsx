import type { Package } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';

type FailedPackageProps = { made: Package; onRetry: () => void };

/** A package that could not be made, with the reason and a new try. */
export function FailedPackage({ made, onRetry }: FailedPackageProps) {
  const { t } = useTranslation();
  const name = t(`handOver.formats.${made.request.format}.name`);
  return (
    <Alert
      tone="destructive"
      title={`${name}: ${t('handOver.packages.failed')}`}
      action={
        <Button variant="secondary" size="small" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      }
    >
      <p>{made.error?.message}</p>
    </Alert>
  );
}
