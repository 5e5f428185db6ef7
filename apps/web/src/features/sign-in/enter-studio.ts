import { ownPlace, type Session } from '@tarima/contract';
import { sessionToken } from '#web/lib/session-token.ts';

/** The place of this studio that was left for signing in; never one of another site. */
export function placeToReturn(): string {
  const { search, origin } = window.location;
  return ownPlace(new URLSearchParams(search).get('next'), origin);
}

/** Keeps the session that was begun, and opens the studio as a whole new page. */
export function enterStudio({ token }: Session, place: string): void {
  sessionToken.store(token);
  window.location.replace(place);
}
