import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Redirect } from 'wouter';
import { FullScreenSpinner } from '#web/components/ui/spinner.tsx';
import { useApi } from '#web/lib/api.ts';
import { isAway } from '#web/lib/api-error.ts';
import { SESSION_KEY, SessionContext } from '#web/lib/session.ts';
import { sessionToken } from '#web/lib/session-token.ts';
import { useStudioConfig } from '#web/lib/studio-config.ts';
import { UnreachableScreen } from '../unreachable-screen.tsx';
import { hideLaunchToken, launchToken, obtainSession } from './obtain-session.ts';
import { SessionExpiredOverlay } from './session-expired-overlay.tsx';
import { signInAddress } from './sign-in-address.ts';

/** Shows its children to signed-in people. Without any token, it redirects to sign-in. */
export function SessionGate({ children }: { children: ReactNode }) {
  const [isStranger] = useState(() => launchToken() === null && sessionToken.read() === null);
  return isStranger ? <SignInRequest /> : <OwnSession>{children}</OwnSession>;
}

/** Redirects at once, without the expiry notice: there was no session. */
function SignInRequest() {
  const { t } = useTranslation();
  const { adminUrl } = useStudioConfig();
  useEffect(() => {
    if (adminUrl) window.location.replace(signInAddress(adminUrl));
  }, [adminUrl]);
  if (adminUrl) return <FullScreenSpinner label={t('session.loading')} />;
  return <Redirect to={signInAddress(null)} replace />;
}

/** Opens and holds the session of a token, and covers the page when it ends. */
function OwnSession({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const api = useApi();
  const { adminUrl } = useStudioConfig();
  const [firstLaunch] = useState(launchToken);
  const launch = useRef(firstLaunch);
  const [refused, setRefused] = useState(false);
  const login = useQuery({
    queryKey: SESSION_KEY,
    queryFn: async () => {
      const session = await obtainSession(api, launch.current);
      // A launch token works once. A refetch uses the session that it began.
      launch.current = null;
      return session;
    },
    gcTime: Number.POSITIVE_INFINITY,
  });
  const isSignedIn = login.data !== undefined;

  useEffect(hideLaunchToken, []);
  useEffect(() => {
    // Before sign-in, the login query handles a refusal itself.
    if (isSignedIn) return api.onUnauthenticated(() => setRefused(true));
  }, [api, isSignedIn]);

  const handleLeave = () => {
    sessionToken.clear();
    window.location.assign(signInAddress(adminUrl));
  };

  if (login.error && isAway(login.error)) {
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
