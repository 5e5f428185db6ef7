import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError, isChangedElsewhere, UnreachableError } from '#web/lib/api-error.ts';
import { AUTOSAVE_TIMES } from './autosave-times.ts';
import { type Autosaver, createAutosaver, type FailureState, type SaveState } from './autosaver.ts';

type AutosaveOptions = {
  /** What is stored already. */
  saved: string;
  save: (content: string) => Promise<void>;
  /** Asks what to do when another window has saved meanwhile. */
  onConflict: () => void;
  /** Tells a person that the server is away, once each time: what was typed goes out when it is back. */
  onAway: (error: unknown) => void;
  /** Tells a person that something was not saved. */
  onFailure: (error: unknown) => void;
  /** Told what is not stored yet whenever that changes; null once everything is. */
  onUnsent?: (content: string | null) => void;
};

/** The server is away, starting, or asked too often: later it may well say yes. */
const isPassing = (error: unknown): boolean =>
  error instanceof UnreachableError ||
  (error instanceof ApiError && (error.status >= 500 || error.status === 429));

function stateAfter(error: unknown): FailureState {
  if (isPassing(error)) return 'waiting';
  return isChangedElsewhere(error) ? 'conflict' : 'failed';
}

/** An autosaver for as long as the screen is there, and what it is doing; Ctrl/Cmd+S saves now. */
export function useAutosave({
  saved,
  save,
  onConflict,
  onAway,
  onFailure,
  onUnsent,
}: AutosaveOptions): {
  autosaver: Autosaver;
  state: SaveState;
  /** When what waits is sent again by itself. */
  nextTry: number | undefined;
} {
  const [{ state, nextTry }, setState] = useState<{ state: SaveState; nextTry?: number }>({
    state: 'saved',
  });
  /** Once the screen is left there is nobody to ask, only to tell. */
  const isShown = useRef(true);
  const [autosaver] = useState(() =>
    createAutosaver({
      saved,
      save,
      onState: (now, next) => setState({ state: now, ...(next && { nextTry: next }) }),
      onError: (error) => {
        const left = isShown.current ? stateAfter(error) : 'failed';
        if (left === 'waiting') onAway(error);
        else if (left === 'conflict') onConflict();
        else onFailure(error);
      },
      stateAfter,
      onUnsent,
      delayMs: AUTOSAVE_TIMES.restingMs,
      retryMs: AUTOSAVE_TIMES.retryMs,
    }),
  );

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    void autosaver.flush();
  });
  useEffect(() => {
    isShown.current = true;
    const listener = (event: KeyboardEvent) => handleKey(event);
    // A window that is out of sight may be ended at any moment.
    const saveWhenHidden = () => document.visibilityState === 'hidden' && autosaver.saveByItself();
    window.addEventListener('keydown', listener);
    window.addEventListener('online', autosaver.saveByItself);
    document.addEventListener('visibilitychange', saveWhenHidden);
    return () => {
      window.removeEventListener('keydown', listener);
      window.removeEventListener('online', autosaver.saveByItself);
      document.removeEventListener('visibilitychange', saveWhenHidden);
      isShown.current = false;
      autosaver.close();
    };
  }, [autosaver]);

  return { autosaver, state, nextTry };
}
