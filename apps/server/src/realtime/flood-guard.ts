/** A person's windows and devices, with room to spare. */
const MOST_SOCKETS_A_PERSON = 40;
const MOST_EVENTS = 30;
const WINDOW_MS = 10_000;

/** Counts what sockets take of a process, so that one person cannot take all of it. */
export function createFloodGuard(now: () => number = Date.now) {
  const sockets = new Map<string, number>();
  return {
    /** Counts one socket more of a person; false, and nothing counted, where it is one too many. */
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
    /** Answers, for one socket, whether one event more is still bearable. */
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
