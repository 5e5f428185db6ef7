import { type Session, sessionEndpoints } from '@tarima/contract';
import type { ApiClient } from '#web/lib/api-client.ts';
import { isAway } from '#web/lib/api-error.ts';
import { sessionToken } from '#web/lib/session-token.ts';

const LAUNCH_PARAMETER = 'auth';

/** The launch token in the address bar, if a person comes in by one. */
export const launchToken = (): string | null =>
  new URLSearchParams(window.location.search).get(LAUNCH_PARAMETER);

/** Takes the launch token out of the address, so that it is neither bookmarked nor shared. */
export function hideLaunchToken(): void {
  const address = new URL(window.location.href);
  if (!address.searchParams.has(LAUNCH_PARAMETER)) return;
  address.searchParams.delete(LAUNCH_PARAMETER);
  window.history.replaceState(window.history.state, '', address);
}

/**
 * Exchanges the token of the address, or else the stored one, for a session. A launch token is good
 * for once: who opens its link again and is signed in still stays so.
 * @throws what `isAway` knows while the server or its database is away: then nothing is lost by trying again.
 */
export async function obtainSession(api: ApiClient, launch: string | null): Promise<Session> {
  const stored = sessionToken.read();
  const session = await exchange(api, launch ?? stored).catch((error: unknown) => {
    if (isAway(error) || launch === null || stored === null) throw error;
    return exchange(api, stored);
  });
  sessionToken.store(session.token);
  return session;
}

async function exchange(api: ApiClient, token: string | null): Promise<Session> {
  if (!token) throw new Error('Failed to get session');
  return api.call(sessionEndpoints.login, { body: { token } }).catch((error: unknown) => {
    if (isAway(error)) throw error;
    throw new Error('Failed to get session', { cause: error });
  });
}
