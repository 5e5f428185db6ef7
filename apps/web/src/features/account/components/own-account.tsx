import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '#web/components/load-error.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { ApiError } from '#web/lib/api-error.ts';
import { useSession } from '#web/lib/session.ts';
import { useAccount } from '../api/account.ts';
import { SecondFactorCard } from '../second-factor/second-factor-card.tsx';
import { CredentialsCard } from './credentials-card.tsx';
import { ProfileCard } from './profile-card.tsx';

/**
 * Name and sign-in settings, unless an admin site manages them. `sessions` renders after they load, or they
 * would push it down.
 */
export function OwnAccount({ sessions }: { sessions: ReactNode }) {
  const { t } = useTranslation();
  const account = useAccount();
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
      {/* A company that requires the second step puts it first. The keys let the cards swap places. */}
      {closedCompanies.length > 0 ? [card, ...cards] : [...cards, card]}
      {sessions}
    </>
  );
}
