import type { Invitation } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { toast } from '#web/components/ui/toast.ts';
import { formatDate } from '#web/lib/format.ts';
import { focusMain } from '#web/lib/main-landmark.ts';
import { useChangePeople } from '../api/change-people.ts';

type InvitationListProps = { companyId: string; invitations: readonly Invitation[] };

/** Invitations that nobody has accepted yet. */
export function InvitationList({ companyId, invitations }: InvitationListProps) {
  const { t, i18n } = useTranslation();
  const { cancelInvitation } = useChangePeople(companyId);
  const handleCancel = (id: string) =>
    cancelInvitation.mutate(id, () => {
      toast.success(t('members.pending.cancelled'));
      focusMain();
    });
  return (
    <Card className="grid gap-4 p-5 sm:p-6">
      <h2 className="text-lg font-semibold">{t('members.pending.title')}</h2>
      <ul className="grid divide-y">
        {invitations.map(({ id, email, role, expiresAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 last:pb-0">
            <div className="grid min-w-40 flex-1 gap-0.5">
              <span className="font-medium wrap-anywhere">{email}</span>
              <span className="text-sm text-muted-foreground">
                {t('members.pending.expires', { date: formatDate(expiresAt, i18n.language) })}
              </span>
            </div>
            <Badge tone={role === 'owner' ? 'accent' : 'neutral'}>
              {t(`members.roles.${role}`)}
            </Badge>
            <Button
              variant="secondary"
              size="small"
              aria-label={t('members.pending.cancelLabel', { email })}
              disabled={cancelInvitation.isPending}
              onClick={() => handleCancel(id)}
            >
              {t('members.pending.cancel')}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
