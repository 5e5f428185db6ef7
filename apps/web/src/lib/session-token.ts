import { STORAGE_KEYS } from '@tarima/contract';

/** The session's token in this browser's storage. */
export const sessionToken = {
  read: (): string | null => localStorage.getItem(STORAGE_KEYS.token),
  store: (token: string): void => localStorage.setItem(STORAGE_KEYS.token, token),
  clear: (): void => localStorage.removeItem(STORAGE_KEYS.token),
};
