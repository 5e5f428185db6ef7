import { useTranslation } from 'react-i18next';
import { LoadError } from '#web/components/load-error.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { ApiError } from '#web/lib/api-error.ts';
import { useAccount } from '../api/account.ts';
import { SecondFactorCard } from '../second-factor/second-factor-card.tsx';
import { CredentialsCard } from './credentials-card.tsx';
import { ProfileCard } from './profile-card.tsx';

/** How a person is called and signs in, unless another site says so. */
export function OwnAccount() {
  const { t } = useTranslation();
  const account = useAccount();
  if (account.error instanceof ApiError && account.error.code === 'FORBIDDEN') return null;
  if (account.isError) return <LoadError title={t('account.loadError')} query={account} />;
  if (!account.data) return <Skeleton className="h-96" />;
  return (
    <>
      <ProfileCard account={account.data} />
      <CredentialsCard account={account.data} />
      {account.data.hasPassword && <SecondFactorCard secondFactor={account.data.secondFactor} />}
    </>
  );
}
