import { type Session, sessionEndpoints } from '@tarima/contract';
import type { ApiClient } from '#web/lib/api-client.ts';
import { isAway } from '#web/lib/api-error.ts';
import { sessionToken } from '#web/lib/session-token.ts';

const LAUNCH_PARAMETER = 'auth';

/** The launch token in the address, if there is one. */
export const launchToken = (): string | null =>
  new URLSearchParams(window.location.search).get(LAUNCH_PARAMETER);

/** Removes the launch token from the address, so that nobody bookmarks or shares it. */
export function hideLaunchToken(): void {
  const address = new URL(window.location.href);
  if (!address.searchParams.has(LAUNCH_PARAMETER)) return;
  address.searchParams.delete(LAUNCH_PARAMETER);
  window.history.replaceState(window.history.state, '', address);
}

/**
 * Exchanges the token of the address, or else the stored one, for a session. A launch token works once. A
 * signed-in person who opens its link again stays signed in.
 * @throws an error that `isAway` recognises while the server is away; a retry may succeed.
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
