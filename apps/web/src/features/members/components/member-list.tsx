import type { Company, CompanyRole, Link, Member } from '@tarima/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AlertDialog } from '#web/components/ui/alert-dialog.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { toast } from '#web/components/ui/toast.ts';
import { focusMain } from '#web/lib/main-landmark.ts';
import { useChangePeople } from '../api/change-people.ts';
import { useMakeLink } from '../api/make-link.ts';
import { MemberRow } from './member-row.tsx';

type MemberListProps = {
  company: Company;
  members: readonly Member[];
  onResetLink: (link: Link) => void;
};

export function MemberList({ company, members, onResetLink }: MemberListProps) {
  const { t } = useTranslation();
  const { changeRole, removeMember, resetSecondFactor } = useChangePeople(company.pk);
  const { resetPassword } = useMakeLink(company.pk);
  const [leaving, setLeaving] = useState<Member | null>(null);
  const [stranded, setStranded] = useState<Member | null>(null);

  const handleRole = (userId: string, role: CompanyRole) =>
    changeRole.mutate({ userId, role }, () => toast.success(t('members.roleChanged')));
  const handleRemove = () => {
    if (!leaving) return;
    removeMember.mutate(leaving.id, () => {
      toast.success(t('members.removed'));
      focusMain();
    });
  };
  const handleResetSecondFactor = () => {
    if (!stranded) return;
    resetSecondFactor.mutate(stranded.id, () => toast.success(t('members.secondFactorReset')));
  };

  return (
    <Card className="p-5 sm:p-6">
      <ul className="grid divide-y">
        {members.map((member) => (
          <MemberRow
            key={member.id}
            member={member}
            onRole={(role) => handleRole(member.id, role)}
            onResetPassword={() => resetPassword.mutate(member.id, onResetLink)}
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
