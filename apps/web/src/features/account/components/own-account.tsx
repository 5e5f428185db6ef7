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

/** On a wide window: who a person is at the left, and what protects the account at the right. */
const PLACES = {
  upper: 'lg:col-start-1',
  lower: 'lg:col-start-1 lg:row-start-2',
  secondFactor: 'lg:col-start-2 lg:row-start-1',
  sessions: 'lg:col-start-2 lg:row-start-2',
  sessionsAlone: 'lg:col-start-2 lg:row-span-2 lg:row-start-1',
};

/**
 * Name and sign-in settings, unless an admin site manages them. `sessions` renders after they load, or they
 * would push it down.
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
  const { email, hasPassword, secondFactor } = account.data;
  // A company that requires the second step puts it first. The keys let the cards swap places.
  const isFirst = closedCompanies.length > 0;
  const [profile, credentials] = [
    <ProfileCard key="profile" account={account.data} />,
    <CredentialsCard key="credentials" account={account.data} />,
  ];
  // Credentials that are still missing come first, with their warning.
  const [upper, lower] = email === null ? [credentials, profile] : [profile, credentials];
  const cards = [
    <div key={upper.key} className={isFirst ? undefined : PLACES.upper}>
      {upper}
    </div>,
    <div key={lower.key} className={isFirst ? undefined : PLACES.lower}>
      {lower}
    </div>,
  ];
  const card = hasPassword && (
    <div key="second-factor" className={isFirst ? undefined : PLACES.secondFactor}>
      <SecondFactorCard secondFactor={secondFactor} />
    </div>
  );
  return (
    <>
      {isFirst ? [card, ...cards] : [...cards, card]}
      <div className={isFirst ? undefined : PLACES[hasPassword ? 'sessions' : 'sessionsAlone']}>
        {sessions}
      </div>
    </>
  );
}
