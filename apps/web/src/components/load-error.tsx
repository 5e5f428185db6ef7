import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/lib/api-error.ts';
import { messageOf } from '#web/lib/error-message.ts';
import { pathTo } from '#web/lib/paths.ts';
import { useReaches } from '#web/lib/reaches.ts';
import { StudioLink } from './studio-link.tsx';
import { Alert } from './ui/alert.tsx';
import { Button } from './ui/button.tsx';

type LoadErrorProps = {
  title: string;
  query: { error: unknown; isFetching: boolean; refetch: () => Promise<unknown> };
};

/** A retry can help, except after a refusal of access. */
const canTryAgain = (error: unknown) => !(error instanceof ApiError && error.status === 403);

/** True if nothing has the id of the address. A malformed id counts too. */
const isNowhere = (error: unknown) =>
  error instanceof ApiError &&
  (error.code === 'NOT_FOUND' ||
    (error.code === 'VALIDATION_FAILED' &&
      error.details?.fields?.some(({ path }) => path === 'projectId' || path === 'id') === true));

/** Replaces something that did not load, with the reason and a way on. */
export function LoadError({ title, query }: LoadErrorProps) {
  const { t } = useTranslation();
  const reaches = useReaches();
  const isGone = isNowhere(query.error);
  const toLibrary = reaches(pathTo.projects) && (
    <Button variant="secondary" size="small" asChild>
      <StudioLink href={pathTo.projects}>{t('library.open')}</StudioLink>
    </Button>
  );
  const again = canTryAgain(query.error) && (
    <Button
      variant="secondary"
      size="small"
      disabled={query.isFetching}
      onClick={() => void query.refetch()}
    >
      {t('common.retry')}
    </Button>
  );
  return (
    <Alert tone="destructive" title={title} action={isGone ? toLibrary : again}>
      <p>{isGone ? t('library.gone') : messageOf(query.error, t)}</p>
    </Alert>
  );
}
