import { useEffect, useState } from 'react';

/**
 * The secret behind the `#` of a link, which browsers never send. It is removed from the address at once,
 * so nobody bookmarks or shares it.
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
    // Pasting another link into the same tab loads no new page.
    window.addEventListener('hashchange', handleChange);
    return () => window.removeEventListener('hashchange', handleChange);
  }, []);
  return token;
}

const secretOfAddress = () => window.location.hash.slice(1);

/** The address to hand over. */
export const linkTo = (path: string, token: string): string =>
  `${window.location.origin}${path}#${token}`;
