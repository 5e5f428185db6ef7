import { accountEndpoints } from '@tarima/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '#web/components/load-error.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { ApiError } from '#web/lib/api-error.ts';
import { useSession } from '#web/lib/session.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { SecondFactorCard } from '../second-factor/second-factor-card.tsx';
import { CredentialsCard } from './credentials-card.tsx';
import { ProfileCard } from './profile-card.tsx';

/**
 * How a person is called and signs in, unless another site says so. What stands below comes with it,
 * or would be pushed down.
 */
export function OwnAccount({ sessions }: { sessions: ReactNode }) {
  const { t } = useTranslation();
  const account = useEndpoint(accountEndpoints.get, {});
  const { closedCompanies } = useSession();
  if (account.error instanceof ApiError && account.error.code === 'FORBIDDEN') return sessions;
  if (account.isError) {
    return (
      <>
        <LoadError title={t('account.loadError')} query={account} />
        {sessions}
      </>
    );
  }
  if (!account.data) return <Skeleton className="h-96" />;
  const { hasPassword, secondFactor } = account.data;
  const cards = [
    <ProfileCard key="profile" account={account.data} />,
    <CredentialsCard key="credentials" account={account.data} />,
  ];
  const card = hasPassword && <SecondFactorCard key="second-factor" secondFactor={secondFactor} />;
  return (
    <>
      {/* Where a company waits for it, it is what they came for. By their keys they may change places. */}
      {closedCompanies.length > 0 ? [card, ...cards] : [...cards, card]}
      {sessions}
    </>
  );
}
