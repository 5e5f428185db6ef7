import { z } from 'zod';
import { newId } from '#web/lib/new-id.ts';
import { sessionToken } from '#web/lib/session-token.ts';

/**
 * What people typed and the server does not have yet, in this browser's own storage: an entry a
 * window, under the person and the script, so that two windows never write over each other's.
 */
const PREFIX = 'tarima-unsent';

const unsentSchema = z.object({
  text: z.string(),
  /** The revision that the text was edited from, and what it said. */
  revision: z.number().int(),
  base: z.string(),
  /** Fingerprints of texts that the server may have although it did not say so. */
  sent: z.array(z.string()),
  keptAt: z.number(),
});
export type UnsentText = Omit<z.infer<typeof unsentSchema>, 'keptAt'>;
export type FoundText = UnsentText & { key: string };

const keyOf = (...parts: string[]): string => [PREFIX, ...parts, ''].join('/');

const keysUnder = (prefix: string): string[] =>
  Array.from({ length: localStorage.length }, (_, place) => localStorage.key(place) ?? '').filter(
    (key) => key.startsWith(prefix),
  );

function read(key: string) {
  try {
    return unsentSchema.safeParse(JSON.parse(localStorage.getItem(key) ?? '')).data;
  } catch {
    return undefined;
  }
}

/** Keeps the unsent text of one window, from the first keystroke until the server has it. */
export function createUnsentKeeper(userId: string, scriptId: string) {
  const key = keyOf(userId, scriptId) + newId();
  let isKept = false;
  return {
    key,
    /** Null where everything is stored. A storage that is full or refused keeps nothing. */
    keep(unsent: UnsentText | null): void {
      // Who has signed out leaves nothing behind, also not while the page goes away.
      if (sessionToken.read() === null) return;
      try {
        if (unsent) localStorage.setItem(key, JSON.stringify({ ...unsent, keptAt: Date.now() }));
        else localStorage.removeItem(key);
        isKept = unsent !== null;
      } catch {
        isKept = false;
      }
    },
    /** Whether the last text that was to be kept is. */
    isKept: (): boolean => isKept,
  };
}

/**
 * Tells what other windows leave of a script: at once where they are gone, newest first, and of the others as
 * soon as they are, whenever they began to keep it. Ends with `signal`.
 */
export function watchLeftTexts(
  { userId, scriptId, ownKey }: { userId: string; scriptId: string; ownKey: string },
  tell: (found: FoundText) => void,
  signal: AbortSignal,
): void {
  const prefix = keyOf(userId, scriptId);
  const awaited = new Set([ownKey]);
  const wait = (key: string) => {
    if (awaited.has(key)) return;
    awaited.add(key);
    void whenGone(key, signal, () => {
      const unsent = read(key);
      if (unsent) tell({ ...unsent, key });
    });
  };
  const keptAt = (key: string) => read(key)?.keptAt ?? 0;
  keysUnder(prefix)
    .toSorted((one, other) => keptAt(other) - keptAt(one))
    .forEach(wait);
  // Without locks nothing tells whether the window is gone that has just kept something.
  if (!navigator.locks) return;
  const heed = ({ key, newValue }: StorageEvent) => {
    if (key?.startsWith(prefix) && newValue !== null) wait(key);
  };
  window.addEventListener('storage', heed, { signal });
}

export const forgetUnsent = (key: string): void => localStorage.removeItem(key);

/** Whether there is text of a person that only this browser has. */
export const hasUnsentOf = (userId: string): boolean => keysUnder(keyOf(userId)).length > 0;

/** Nothing of a person stays behind in a browser that they sign out of. */
export const forgetUnsentOf = (userId: string): void =>
  keysUnder(keyOf(userId)).forEach(forgetUnsent);

/**
 * Says that the window of an entry is open, until the answer is called or the window is gone. A page
 * that was not served securely has no locks: there, every other entry counts as abandoned.
 */
export function markLive(key: string): () => void {
  const closed = Promise.withResolvers<void>();
  void navigator.locks?.request(key, () => closed.promise);
  return closed.resolve;
}

/** Calls `act` once nobody says that the window of an entry is open. */
async function whenGone(key: string, signal: AbortSignal, act: () => void): Promise<void> {
  try {
    await (navigator.locks ? navigator.locks.request(key, { signal }, act) : act());
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
