import { type Account, accountEndpoints } from '@tarima/contract';
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

type Places = { profile: string; credentials: string; secondFactor: string; sessions: string };

/** On a wide window: who a person is at the left, and what protects the account at the right. */
const PLACES: Places = {
  profile: 'lg:col-start-1',
  credentials: 'lg:col-start-1 lg:row-start-2',
  secondFactor: 'lg:col-start-2 lg:row-start-1',
  sessions: 'lg:col-start-2 lg:row-start-2',
};
/** Without a second step, the long card of the credentials has a column to itself. */
const PLACES_OF_THREE: Places = {
  ...PLACES,
  credentials: 'lg:col-start-2 lg:row-span-2 lg:row-start-1',
  sessions: 'lg:col-start-1 lg:row-start-2',
};
/** The same with the credentials first. */
const CREDENTIALS_FIRST: Places = {
  ...PLACES,
  profile: 'lg:col-start-2',
  credentials: 'lg:col-start-1 lg:row-span-2 lg:row-start-1',
};
/** One after another, in rows. */
const IN_ORDER: Places = { profile: '', credentials: '', secondFactor: '', sessions: '' };

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
  const isFirst = hasPassword && closedCompanies.length > 0;
  const places = placesFor({ email, hasPassword, isFirst });
  const [profile, credentials] = [
    <div key="profile" className={places.profile}>
      <ProfileCard account={account.data} />
    </div>,
    <div key="credentials" className={places.credentials}>
      <CredentialsCard account={account.data} />
    </div>,
  ];
  // Credentials that are still missing come first, with their warning.
  const cards = email === null ? [credentials, profile] : [profile, credentials];
  const card = hasPassword && (
    <div key="second-factor" className={places.secondFactor}>
      <SecondFactorCard secondFactor={secondFactor} />
    </div>
  );
  return (
    <>
      {isFirst ? [card, ...cards] : [...cards, card]}
      <div className={places.sessions}>{sessions}</div>
    </>
  );
}

type Shown = Pick<Account, 'email' | 'hasPassword'> & { isFirst: boolean };

function placesFor({ email, hasPassword, isFirst }: Shown): Places {
  if (isFirst) return IN_ORDER;
  if (hasPassword) return PLACES;
  return email === null ? CREDENTIALS_FIRST : PLACES_OF_THREE;
}
