import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FullScreenSpinner } from '#web/components/ui/spinner.tsx';
import { useApi } from '#web/lib/api.ts';
import { UnreachableError } from '#web/lib/api-error.ts';
import { SessionContext } from '#web/lib/session.ts';
import { sessionToken } from '#web/lib/session-token.ts';
import { useStudioConfig } from '#web/lib/studio-config.ts';
import { UnreachableScreen } from '../unreachable-screen.tsx';
import { hideLaunchToken, launchToken, obtainSession } from './obtain-session.ts';
import { SessionExpiredOverlay } from './session-expired-overlay.tsx';
import { SignedOutScreen } from './signed-out-screen.tsx';

/** Shows its children to a person who is signed in, and sees them out when the session ends. */
export function SessionGate({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const api = useApi();
  const { adminUrl } = useStudioConfig();
  const [launch] = useState(launchToken);
  const [refused, setRefused] = useState(false);
  const [signedOut, setSignedOut] = useState(false);
  const login = useQuery({
    queryKey: ['session'],
    queryFn: () => obtainSession(api, launch),
    gcTime: Number.POSITIVE_INFINITY,
  });

  useEffect(hideLaunchToken, []);
  useEffect(() => api.onUnauthenticated(() => setRefused(true)), [api]);

  const handleLeave = () => {
    sessionToken.clear();
    if (adminUrl) window.location.assign(adminUrl);
    else setSignedOut(true);
  };

  if (signedOut) return <SignedOutScreen />;
  if (login.error instanceof UnreachableError) {
    return <UnreachableScreen onRetry={() => void login.refetch()} />;
  }
  const expired = refused || login.isError;
  return (
    <>
      {login.data ? (
        <SessionContext value={login.data}>{children}</SessionContext>
      ) : (
        !expired && <FullScreenSpinner label={t('session.loading')} />
      )}
      {expired && <SessionExpiredOverlay onLeave={handleLeave} />}
    </>
  );
}
