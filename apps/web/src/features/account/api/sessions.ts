import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type OwnSession, sessionEndpoints } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { toast } from '#web/components/ui/toast.ts';
import { endpointQuery, keyOf, useApi } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/error-message.ts';
import { useOneAtATime } from '#web/lib/use-one-at-a-time.ts';

/** Where I am signed in. */
export const useSessions = () => useQuery(endpointQuery(sessionEndpoints.list, {}));

/** Ends one of them, or all others than this one. */
export function useEndSessions() {
  const { t } = useTranslation();
  const api = useApi();
  const queryClient = useQueryClient();
  const handlers = {
    onSuccess: (left: OwnSession[]) =>
      void queryClient.setQueryData(keyOf(sessionEndpoints.list, {}), left),
    onError: (error: unknown) => toast.error(t('account.sessions.endError'), messageOf(error, t)),
  };
  return {
    end: useOneAtATime({
      mutationFn: (sessionId: string) => api.call(sessionEndpoints.end, { params: { sessionId } }),
      ...handlers,
    }),
    endOthers: useOneAtATime({
      mutationFn: () => api.call(sessionEndpoints.endOthers, {}),
      ...handlers,
    }),
  };
}
