import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/lib/api-error.ts';
import { messageOf } from '#web/lib/error-message.ts';
import { Alert } from './ui/alert.tsx';
import { Button } from './ui/button.tsx';

type LoadErrorProps = {
  title: string;
  query: { error: unknown; isFetching: boolean; refetch: () => Promise<unknown> };
};

/** A retry can help, except after a refusal of access. */
const canTryAgain = (error: unknown) => !(error instanceof ApiError && error.status === 403);

/** Replaces something that did not load, with the reason and a retry button. */
export function LoadError({ title, query }: LoadErrorProps) {
  const { t } = useTranslation();
  return (
    <Alert
      tone="destructive"
      title={title}
      action={
        canTryAgain(query.error) && (
          <Button
            variant="secondary"
            size="small"
            disabled={query.isFetching}
            onClick={() => void query.refetch()}
          >
            {t('common.retry')}
          </Button>
        )
      }
    >
      <p>{messageOf(query.error, t)}</p>
    </Alert>
  );
}
