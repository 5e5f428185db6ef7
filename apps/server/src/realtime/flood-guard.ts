/** Enough for a person's windows and devices. */
const MOST_SOCKETS_A_PERSON = 40;
const MOST_EVENTS = 30;
const WINDOW_MS = 10_000;

/** Counts sockets and their events, so that one person cannot take the whole process. */
export function createFloodGuard(now: () => number = Date.now) {
  const sockets = new Map<string, number>();
  return {
    /** Counts one more socket of a person. Returns false, and does not count it, over the limit. */
    enter(personId: string): boolean {
      const open = sockets.get(personId) ?? 0;
      if (open >= MOST_SOCKETS_A_PERSON) return false;
      sockets.set(personId, open + 1);
      return true;
    },
    leave(personId: string): void {
      const open = (sockets.get(personId) ?? 0) - 1;
      if (open > 0) sockets.set(personId, open);
      else sockets.delete(personId);
    },
    /** Returns a counter for one socket. The counter answers false once events come too fast. */
    eventCounter(): () => boolean {
      let windowEnd = 0;
      let events = 0;
      return () => {
        if (now() >= windowEnd) {
          windowEnd = now() + WINDOW_MS;
          events = 0;
        }
        events += 1;
        return events <= MOST_EVENTS;
      };
    },
  };
}
