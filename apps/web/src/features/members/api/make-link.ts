import { companyEndpoints } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { toast } from '#web/components/ui/toast.ts';
import { useApi } from '#web/lib/api.ts';
import type { InputOf } from '#web/lib/api-client.ts';
import { messageOf } from '#web/lib/error-message.ts';
import { useOneAtATime } from '#web/lib/use-one-at-a-time.ts';
import { useKeepPeople } from './people.ts';

/** The links that let people in; each is answered once. */
export function useMakeLink(companyId: string) {
  const { t } = useTranslation();
  const api = useApi();
  const { refresh } = useKeepPeople(companyId);
  const onError = (error: unknown) => toast.error(t('members.changeError'), messageOf(error, t));
  return {
    invite: useOneAtATime({
      mutationFn: (body: InputOf<typeof companyEndpoints.invite>['body']) =>
        api.call(companyEndpoints.invite, { params: { companyId }, body }),
      onSuccess: () => void refresh(),
      onError,
    }),
    resetPassword: useOneAtATime({
      mutationFn: (userId: string) =>
        api.call(companyEndpoints.makePasswordReset, { params: { companyId, userId } }),
      onError,
    }),
  };
}
