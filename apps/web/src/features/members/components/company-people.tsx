import { type Company, companyEndpoints, type Link } from '@tarima/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '#web/components/load-error.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { linkTo } from '#web/lib/link-token.ts';
import { pathTo } from '#web/lib/paths.ts';
import { useStudioConfig } from '#web/lib/studio-config.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { InvitationList } from './invitation-list.tsx';
import { InviteCard } from './invite-card.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { MemberList } from './member-list.tsx';

type MadeLink = { title: string; address: string; expiresAt: string };

export function CompanyPeople({ company }: { company: Company }) {
  const { t } = useTranslation();
  const { adminUrl } = useStudioConfig();
  const people = useEndpoint(companyEndpoints.people, { params: { companyId: company.pk } });
  const [link, setLink] = useState<MadeLink | null>(null);
  const show = (title: string, path: string) => (made: Link) =>
    setLink({ title, address: linkTo(path, made.token), expiresAt: made.expiresAt });

  if (people.isError) return <LoadError title={t('members.loadError')} query={people} />;
  if (!people.data) return <Skeleton className="h-96" />;
  const { members, invitations } = people.data;
  const canInvite = adminUrl === null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
      {canInvite && (
        <div className="xl:col-start-2">
          <InviteCard
            companyId={company.pk}
            onLink={show(t('members.link.invitationTitle'), pathTo.invitation)}
          />
        </div>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 xl:col-start-1 xl:row-start-1">
        {!canInvite && (
          <p className="text-sm text-pretty text-muted-foreground">{t('members.adminSite')}</p>
        )}
        <MemberList
          company={company}
          members={members}
          onResetLink={show(t('members.link.resetTitle'), pathTo.resetPassword)}
        />
        {canInvite && invitations.length > 0 && (
          <InvitationList companyId={company.pk} invitations={invitations} />
        )}
      </div>
      {link && <LinkDialog {...link} onClose={() => setLink(null)} />}
    </div>
  );
}
