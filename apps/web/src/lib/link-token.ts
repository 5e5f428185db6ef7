import { useEffect, useState } from 'react';

/**
 * The secret that a link carries behind its `#`, which browsers send to nobody; it is taken out of
 * the address at once, so that it is neither bookmarked nor shared.
 */
export function useLinkToken(): string {
  const [token, setToken] = useState(secretOfAddress);
  useEffect(() => {
    const handleChange = () => {
      const secret = secretOfAddress();
      if (!secret) return;
      setToken(secret);
      const { pathname, search } = window.location;
      window.history.replaceState(window.history.state, '', pathname + search);
    };
    handleChange();
    // Another link that is pasted into the same tab opens no new page.
    window.addEventListener('hashchange', handleChange);
    return () => window.removeEventListener('hashchange', handleChange);
  }, []);
  return token;
}

const secretOfAddress = () => window.location.hash.slice(1);

/** The address to hand over. */
export const linkTo = (path: string, token: string): string =>
  `${window.location.origin}${path}#${token}`;
