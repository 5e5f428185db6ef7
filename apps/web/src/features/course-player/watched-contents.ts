import { useMemo, useSyncExternalStore } from 'react';
import { z } from 'zod';

const idsSchema = z.array(z.string());
const keyOfCourse = (projectId: string) => `tarima-watched:${projectId}`;

/** Told when this window writes; the browser itself tells of the other windows. */
const listeners = new Set<() => void>();
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function parseIds(stored: string | null): Set<string> {
  try {
    return new Set(idsSchema.parse(JSON.parse(stored ?? '[]')));
  } catch {
    // Whatever else lies under this key was not written by us.
    return new Set();
  }
}

/** Which contents of a course were watched in this browser, and marking them. */
export function useWatchedContents(projectId: string) {
  const key = keyOfCourse(projectId);
  const stored = useSyncExternalStore(subscribe, () => localStorage.getItem(key));
  const watched = useMemo(() => parseIds(stored), [stored]);
  const mark = (contentId: string, isWatched: boolean) => {
    const ids = parseIds(localStorage.getItem(key));
    if (isWatched) ids.add(contentId);
    else ids.delete(contentId);
    localStorage.setItem(key, JSON.stringify([...ids]));
    for (const listener of listeners) listener();
  };
  return { watched, mark };
}
