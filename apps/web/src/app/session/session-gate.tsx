import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Redirect } from 'wouter';
import { FullScreenSpinner } from '#web/components/ui/spinner.tsx';
import { useApi } from '#web/lib/api.ts';
import { isAway } from '#web/lib/api-error.ts';
import { pathTo } from '#web/lib/paths.ts';
import { SESSION_KEY, SessionContext } from '#web/lib/session.ts';
import { sessionToken } from '#web/lib/session-token.ts';
import { useStudioConfig } from '#web/lib/studio-config.ts';
import { UnreachableScreen } from '../unreachable-screen.tsx';
import { hideLaunchToken, launchToken, obtainSession } from './obtain-session.ts';
import { SessionExpiredOverlay } from './session-expired-overlay.tsx';

/** Shows its children to who is signed in; who has nothing to be let in by is asked to sign in. */
export function SessionGate({ children }: { children: ReactNode }) {
  const [isStranger] = useState(() => launchToken() === null && sessionToken.read() === null);
  return isStranger ? <SignInRequest /> : <OwnSession>{children}</OwnSession>;
}

/** Leads at once to where one signs in: no session of theirs has expired. */
function SignInRequest() {
  const { t } = useTranslation();
  const { adminUrl } = useStudioConfig();
  useEffect(() => {
    if (adminUrl) window.location.replace(adminUrl);
  }, [adminUrl]);
  if (adminUrl) return <FullScreenSpinner label={t('session.loading')} />;
  return <Redirect to={signInHere()} replace />;
}

/** Where to sign in, and to come back to this place. */
const signInHere = (): string => pathTo.signIn(window.location.pathname + window.location.search);

/** The session of a token, for as long as it lasts; sees its person out when it ends. */
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
      // It is used up: asked again, the session that it began answers.
      launch.current = null;
      return session;
    },
    gcTime: Number.POSITIVE_INFINITY,
  });
  const isSignedIn = login.data !== undefined;

  useEffect(hideLaunchToken, []);
  useEffect(() => {
    // Before that, a refusal is the login's own to tell.
    if (isSignedIn) return api.onUnauthenticated(() => setRefused(true));
  }, [api, isSignedIn]);

  const handleLeave = () => {
    sessionToken.clear();
    window.location.assign(adminUrl ?? signInHere());
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
