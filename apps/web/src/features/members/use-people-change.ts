import { companyEndpoints } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { keyOf } from '#web/lib/api.ts';
import { useChange } from '#web/lib/use-change.ts';

type PeopleChange =
  | 'changeRole'
  | 'removeMember'
  | 'requireSecondFactor'
  | 'resetSecondFactor'
  | 'cancelInvitation';

/** A change of who belongs to a company or is invited; it is answered with who does then. */
export function usePeopleChange<Change extends PeopleChange>(companyId: string, change: Change) {
  const { t } = useTranslation();
  return useChange(companyEndpoints[change], {
    failure: t('members.changeError'),
    keeps: keyOf(companyEndpoints.people, { params: { companyId } }),
  });
}
