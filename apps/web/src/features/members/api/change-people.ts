import { type CompanyRole, companyEndpoints, type People } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { toast } from '#web/components/ui/toast.ts';
import { useApi } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/error-message.ts';
import { useOneAtATime } from '#web/lib/use-one-at-a-time.ts';
import { useKeepPeople } from './people.ts';

/** What can be done with those who belong to a company or are invited; each answers who does then. */
export function useChangePeople(companyId: string) {
  const { t } = useTranslation();
  const api = useApi();
  const { keep } = useKeepPeople(companyId);
  const handlers = {
    onSuccess: (people: People) => void keep(people),
    onError: (error: unknown) => toast.error(t('members.changeError'), messageOf(error, t)),
  };
  return {
    changeRole: useOneAtATime({
      mutationFn: ({ userId, role }: { userId: string; role: CompanyRole }) =>
        api.call(companyEndpoints.changeRole, { params: { companyId, userId }, body: { role } }),
      ...handlers,
    }),
    removeMember: useOneAtATime({
      mutationFn: (userId: string) =>
        api.call(companyEndpoints.removeMember, { params: { companyId, userId } }),
      ...handlers,
    }),
    requireSecondFactor: useOneAtATime({
      mutationFn: (isRequired: boolean) =>
        api.call(companyEndpoints.requireSecondFactor, {
          params: { companyId },
          body: { isRequired },
        }),
      ...handlers,
    }),
    resetSecondFactor: useOneAtATime({
      mutationFn: (userId: string) =>
        api.call(companyEndpoints.resetSecondFactor, { params: { companyId, userId } }),
      ...handlers,
    }),
    cancelInvitation: useOneAtATime({
      mutationFn: (invitationId: string) =>
        api.call(companyEndpoints.cancelInvitation, { params: { companyId, invitationId } }),
      ...handlers,
    }),
  };
}
