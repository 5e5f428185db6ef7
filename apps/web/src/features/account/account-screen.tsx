import { useTranslation } from 'react-i18next';
import { LoadError } from '#web/components/load-error.tsx';
import { Page } from '#web/components/page.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { useAccount } from './api/account.ts';
import { CredentialsCard } from './components/credentials-card.tsx';
import { ProfileCard } from './components/profile-card.tsx';

export function AccountScreen() {
  const { t } = useTranslation();
  const account = useAccount();

  const body = () => {
    if (account.isError) return <LoadError title={t('account.loadError')} query={account} />;
    if (!account.data) return <Skeleton className="h-96" />;
    return (
      <>
        <ProfileCard account={account.data} />
        <CredentialsCard account={account.data} />
      </>
    );
  };

  return (
    <Page title={t('account.title')} subtitle={t('account.subtitle')}>
      <div className="grid max-w-xl grid-cols-[minmax(0,1fr)] gap-6">{body()}</div>
    </Page>
  );
}
