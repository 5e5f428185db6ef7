import type { Company } from '@tarima/contract';
import { useSyncExternalStore } from 'react';
import { useSession } from './session.ts';

const keyOf = (userId: string): string => `tarima-company-${userId}`;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The preselected company: the last one used, else the first of the session. */
export function useDefaultCompany(): {
  company: Company | undefined;
  /** Stores the company that was used, in this browser. */
  remember: (companyId: string) => void;
} {
  const { user, companies } = useSession();
  const key = keyOf(user.id);
  const last = useSyncExternalStore(subscribe, () => localStorage.getItem(key));
  return {
    company: companies.find(({ pk }) => pk === last) ?? companies[0],
    remember: (companyId) => {
      localStorage.setItem(key, companyId);
      for (const listener of listeners) listener();
    },
  };
}
