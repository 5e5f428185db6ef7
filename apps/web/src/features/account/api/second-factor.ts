import { useQueryClient } from '@tanstack/react-query';
import { accountEndpoints, secondFactorEndpoints, sessionEndpoints } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { toast } from '#web/components/ui/toast.ts';
import { keyOf, useApi } from '#web/lib/api.ts';
import type { InputOf } from '#web/lib/api-client.ts';
import { messageOf } from '#web/lib/error-message.ts';
import { SESSION_KEY } from '#web/lib/session.ts';
import { useOneAtATime } from '#web/lib/use-one-at-a-time.ts';

export type Proof = InputOf<typeof secondFactorEndpoints.turnOff>['body'];

/** What I can do with my second step of signing in. */
export function useSecondFactor() {
  const { t } = useTranslation();
  const api = useApi();
  const queryClient = useQueryClient();
  const onError = (error: unknown) => toast.error(t('account.saveError'), messageOf(error, t));
  const onSuccess = () => {
    for (const queryKey of [
      keyOf(accountEndpoints.get, {}),
      keyOf(sessionEndpoints.list, {}),
      // Companies open and close with it.
      SESSION_KEY,
    ]) {
      void queryClient.invalidateQueries({ queryKey });
    }
  };
  return {
    begin: useOneAtATime({
      mutationFn: ({ currentPassword }: Proof) =>
        api.call(secondFactorEndpoints.begin, { body: { currentPassword } }),
      onError,
    }),
    confirm: useOneAtATime({
      mutationFn: (code: string) => api.call(secondFactorEndpoints.confirm, { body: { code } }),
      onSuccess,
      onError,
    }),
    renewRecoveryCodes: useOneAtATime({
      mutationFn: (body: Proof) => api.call(secondFactorEndpoints.renewRecoveryCodes, { body }),
      onSuccess,
      onError,
    }),
    turnOff: useOneAtATime({
      mutationFn: (body: Proof) => api.call(secondFactorEndpoints.turnOff, { body }),
      onSuccess,
      onError,
    }),
  };
}
