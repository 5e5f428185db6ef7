import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { EntryPage } from '#web/features/sign-in/components/entry-page.tsx';
import { isGone } from '#web/lib/api-error.ts';
import { messageOf } from '#web/lib/error-message.ts';

type ReviewProblemProps = {
  query: { error: unknown; isFetching: boolean; refetch: () => Promise<unknown> };
};

/** Says why the link does not open. A link that has ended cannot be tried again. */
export function ReviewProblem({ query }: ReviewProblemProps) {
  const { t } = useTranslation();
  return (
    <EntryPage title={t('reviewing.goneTitle')} description={messageOf(query.error, t)}>
      {!isGone(query.error) && (
        <Button size="large" disabled={query.isFetching} onClick={() => void query.refetch()}>
          {t('common.retry')}
        </Button>
      )}
    </EntryPage>
  );
}
