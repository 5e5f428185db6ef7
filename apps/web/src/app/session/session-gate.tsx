import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
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

/** Shows its children to a person who is signed in, and sees them out when the session ends. */
export function SessionGate({ children }: { children: ReactNode }) {
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
    const { pathname, search } = window.location;
    window.location.assign(adminUrl ?? pathTo.signIn(pathname + search));
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
