import type { Session } from '@tarima/contract';
import { createContext, useContext } from 'react';

/** The query key of the session. Changes of the session must invalidate it. */
export const SESSION_KEY = ['session'];
export const SessionContext = createContext<Session | null>(null);

/** The signed-in user's session. Screens render only with one. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a session above it');
  return session;
}
