import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/components/empty-state.tsx';
import { Page } from '#web/components/page.tsx';
import { PartedPage } from '#web/components/parted-page.tsx';
import { useSession } from '#web/lib/session.ts';
import { useStudioConfig } from '#web/lib/studio-config.ts';
import { CompanyBar } from './components/company-bar.tsx';
import { CompanyPeople } from './components/company-people.tsx';
import { CompanySecurity } from './components/company-security.tsx';
import { CompanyLookCard } from './components/look/company-look-card.tsx';
import { PortraitsCard } from './components/portraits/portraits-card.tsx';

const PARTS = {
  people: CompanyPeople,
  security: CompanySecurity,
  look: CompanyLookCard,
  presenters: PortraitsCard,
};
/** An admin site decides by itself how people sign in. */
const PARTS_WITH_ADMIN_SITE = ['people', 'look', 'presenters'] as const;
const ALL_PARTS = ['people', 'security', 'look', 'presenters'] as const;

/** The companies that the user owns: their people, their sign-in, their look and their presenters. */
export function MembersScreen() {
  const { t } = useTranslation();
  const owned = useSession().companies.filter(({ role }) => role === 'owner');
  const [chosen, setChosen] = useState<string | null>(null);
  const { adminUrl } = useStudioConfig();
  const company = owned.find(({ pk }) => pk === chosen) ?? owned[0];
  const title = t('members.title');
  const subtitle = t('members.subtitle');

  if (!company) {
    return (
      <Page title={title} subtitle={subtitle}>
        <EmptyState
          illustration="members"
          title={t('members.noCompany')}
          description={t('members.noCompanyDescription')}
        />
      </Page>
    );
  }
  const parts = adminUrl === null ? ALL_PARTS : PARTS_WITH_ADMIN_SITE;
  return (
    <PartedPage
      title={title}
      subtitle={subtitle}
      top={<CompanyBar companies={owned} company={company} onChoose={setChosen} />}
      groups={[{ parts: parts.map((id) => ({ id, label: t(`members.parts.${id}`) })) }]}
    >
      {(part) => {
        const Part = PARTS[part];
        return <Part key={company.pk} company={company} />;
      }}
    </PartedPage>
  );
}
