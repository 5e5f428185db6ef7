import {
  type Company,
  type CompanyRole,
  companyEndpoints,
  type Link,
  type Member,
} from '@tarima/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AlertDialog } from '#web/components/ui/alert-dialog.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { toast } from '#web/components/ui/toast.ts';
import { focusMain } from '#web/lib/main-landmark.ts';
import { useChange } from '#web/lib/use-change.ts';
import { usePeopleChange } from '../use-people-change.ts';
import { MemberRow } from './member-row.tsx';

type MemberListProps = {
  company: Company;
  members: readonly Member[];
  onResetLink: (link: Link) => void;
};

export function MemberList({ company, members, onResetLink }: MemberListProps) {
  const { t } = useTranslation();
  const companyId = company.pk;
  const changeRole = usePeopleChange(companyId, 'changeRole');
  const removeMember = usePeopleChange(companyId, 'removeMember');
  const resetSecondFactor = usePeopleChange(companyId, 'resetSecondFactor');
  const resetPassword = useChange(companyEndpoints.makePasswordReset, {
    failure: t('members.changeError'),
  });
  const [leaving, setLeaving] = useState<Member | null>(null);
  const [stranded, setStranded] = useState<Member | null>(null);

  const handleRole = (userId: string, role: CompanyRole) =>
    changeRole.mutate({ params: { companyId, userId }, body: { role } }, () =>
      toast.success(t('members.roleChanged')),
    );
  const handleRemove = () => {
    if (!leaving) return;
    removeMember.mutate({ params: { companyId, userId: leaving.id } }, () => {
      toast.success(t('members.removed'));
      focusMain();
    });
  };
  const handleResetSecondFactor = () => {
    if (!stranded) return;
    resetSecondFactor.mutate({ params: { companyId, userId: stranded.id } }, () =>
      toast.success(t('members.secondFactorReset')),
    );
  };

  return (
    <Card className="p-5 sm:p-6">
      <ul className="grid divide-y">
        {members.map((member) => (
          <MemberRow
            key={member.id}
            member={member}
            onRole={(role) => handleRole(member.id, role)}
            onResetPassword={() =>
              resetPassword.mutate({ params: { companyId, userId: member.id } }, onResetLink)
            }
            onResetSecondFactor={() => setStranded(member)}
            onRemove={() => setLeaving(member)}
          />
        ))}
      </ul>
      <AlertDialog
        open={leaving !== null}
        onOpenChange={(open) => !open && setLeaving(null)}
        title={t('members.removeTitle', { name: leaving?.fullName })}
        description={t('members.removeDescription', { company: company.name })}
        confirmLabel={t('members.remove')}
        onConfirm={handleRemove}
      />
      <AlertDialog
        open={stranded !== null}
        onOpenChange={(open) => !open && setStranded(null)}
        title={t('members.resetSecondFactorTitle', { name: stranded?.fullName })}
        description={t('members.resetSecondFactorDescription')}
        confirmLabel={t('members.resetSecondFactor')}
        onConfirm={handleResetSecondFactor}
      />
    </Card>
  );
}
