import { useTranslation } from 'react-i18next';
import { Page } from '#web/components/page.tsx';
import { useStudioConfig } from '#web/lib/studio-config.ts';
import { OwnAccount } from './components/own-account.tsx';
import { SessionsCard } from './components/sessions-card.tsx';

export function AccountScreen() {
  const { t } = useTranslation();
  const { adminUrl } = useStudioConfig();
  return (
    <Page title={t('account.title')} subtitle={t('account.subtitle')}>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        {adminUrl === null ? <OwnAccount sessions={<SessionsCard />} /> : <SessionsCard />}
      </div>
    </Page>
  );
}
