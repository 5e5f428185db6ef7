import { z } from 'zod';
import { newId } from '#web/lib/new-id.ts';
import { sessionToken } from '#web/lib/session-token.ts';

/**
 * Text that the server does not have yet, in this browser's storage. Each window has its own entry, by
 * person and script. So windows never overwrite each other.
 */
const PREFIX = 'tarima-unsent';

const unsentSchema = z.object({
  text: z.string(),
  /** The revision and the text that the edit began from. */
  revision: z.number().int(),
  base: z.string(),
  /** Fingerprints of texts that the server may have without having confirmed. */
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

/** Keeps the unsent text of one window until the server has it. */
export function createUnsentKeeper(userId: string, scriptId: string) {
  const key = keyOf(userId, scriptId) + newId();
  let isKept = false;
  return {
    key,
    /** Null once everything is stored. A full or blocked storage keeps nothing. */
    keep(unsent: UnsentText | null): void {
      // After sign-out nothing may be kept, not even while the page unloads.
      if (sessionToken.read() === null) return;
      try {
        if (unsent) localStorage.setItem(key, JSON.stringify({ ...unsent, keptAt: Date.now() }));
        else localStorage.removeItem(key);
        isKept = unsent !== null;
      } catch {
        isKept = false;
      }
    },
    /** True if the last unsent text is in the storage. */
    isKept: (): boolean => isKept,
  };
}

/**
 * Reports texts that other windows left behind, the newest first. The text of an open window is reported
 * once that window is gone. Ends with `signal`.
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
  // Without locks, nothing tells if the window of a new entry is still open.
  if (!navigator.locks) return;
  const heed = ({ key, newValue }: StorageEvent) => {
    if (key?.startsWith(prefix) && newValue !== null) wait(key);
  };
  window.addEventListener('storage', heed, { signal });
}

export const forgetUnsent = (key: string): void => localStorage.removeItem(key);

/** True if only this browser has some text of the person. */
export const hasUnsentOf = (userId: string): boolean => keysUnder(keyOf(userId)).length > 0;

/** Called on sign-out: no text of the person stays in the browser. */
export const forgetUnsentOf = (userId: string): void =>
  keysUnder(keyOf(userId)).forEach(forgetUnsent);

/**
 * Marks the window of an entry as open. The mark ends with a call of the answer, or with the window.
 * Insecure pages have no locks: there, every other entry counts as abandoned.
 */
export function markLive(key: string): () => void {
  const closed = Promise.withResolvers<void>();
  void navigator.locks?.request(key, () => closed.promise);
  return closed.resolve;
}

/** Calls `act` once no window holds the lock of the entry. */
async function whenGone(key: string, signal: AbortSignal, act: () => void): Promise<void> {
  try {
    await (navigator.locks ? navigator.locks.request(key, { signal }, act) : act());
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
