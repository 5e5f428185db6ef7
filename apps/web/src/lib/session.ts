import type { Session } from '@tarima/contract';
import { createContext, useContext } from 'react';

/** Under which the session is kept; who changes it asks for it anew. */
export const SESSION_KEY = ['session'];
export const SessionContext = createContext<Session | null>(null);

/** Who is signed in; screens are only shown to someone who is. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a session above it');
  return session;
}
