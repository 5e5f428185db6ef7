import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/components/empty-state.tsx';
import { Page } from '#web/components/page.tsx';
import { useSession } from '#web/lib/session.ts';
import { useStudioConfig } from '#web/lib/studio-config.ts';
import { CompanyBar } from './components/company-bar.tsx';
import { CompanyPeople } from './components/company-people.tsx';
import { CompanyLookCard } from './components/look/company-look-card.tsx';
import { PortraitsCard } from './components/portraits/portraits-card.tsx';

/** The people of the companies that the user owns. */
export function MembersScreen() {
  const { t } = useTranslation();
  const owned = useSession().companies.filter(({ role }) => role === 'owner');
  const [chosen, setChosen] = useState<string | null>(null);
  const { adminUrl } = useStudioConfig();
  const company = owned.find(({ pk }) => pk === chosen) ?? owned[0];

  return (
    <Page title={t('members.title')} subtitle={t('members.subtitle')}>
      {company ? (
        <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6">
          <CompanyBar companies={owned} company={company} onChoose={setChosen} />
          {adminUrl !== null && (
            <p className="text-sm text-pretty text-muted-foreground">{t('members.adminSite')}</p>
          )}
          <CompanyPeople key={company.pk} company={company} />
          <PortraitsCard key={`people ${company.pk}`} company={company} />
          <CompanyLookCard key={`look ${company.pk}`} company={company} />
        </div>
      ) : (
        <EmptyState
          illustration="members"
          title={t('members.noCompany')}
          description={t('members.noCompanyDescription')}
        />
      )}
    </Page>
  );
}
