import { ownPlace, type Session } from '@tarima/contract';
import { sessionToken } from '#web/lib/session-token.ts';

/** The page to return to after sign-in. Addresses of other sites are ignored. */
export function placeToReturn(): string {
  const { search, origin } = window.location;
  return ownPlace(new URLSearchParams(search).get('next'), origin);
}

/** Stores the new session and opens the studio with a full page load. */
export function enterStudio({ token }: Session, place: string): void {
  sessionToken.store(token);
  window.location.replace(place);
}
