import { useMemo, useSyncExternalStore } from 'react';
import { z } from 'zod';

const idsSchema = z.array(z.string());
const keyOfCourse = (projectId: string) => `tarima-watched:${projectId}`;

/** Called when this window writes. Storage events report the other windows only. */
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
    // Any other value under this key was not written by us.
    return new Set();
  }
}

/** The contents of a course that were watched in this browser. */
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
