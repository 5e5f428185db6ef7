import { accountEndpoints, sessionEndpoints } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import type { AnsweringEndpoint, DataOf } from '#web/lib/api-client.ts';
import { SESSION_KEY } from '#web/lib/session.ts';
import { useChange } from '#web/lib/use-change.ts';

/** The second factor opens and closes companies, so the session is refetched too. */
export function useSecondFactorChange<E extends AnsweringEndpoint>(
  endpoint: E,
  onSuccess?: (answer: DataOf<E>) => void,
) {
  const { t } = useTranslation();
  return useChange(endpoint, {
    failure: t('account.saveError'),
    onSuccess,
    refreshes: [accountEndpoints.get, sessionEndpoints.list, SESSION_KEY],
  });
}
