import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError, isChangedElsewhere, UnreachableError } from '#web/lib/api-error.ts';
import { AUTOSAVE_TIMES } from './autosave-times.ts';
import { type Autosaver, createAutosaver, type FailureState, type SaveState } from './autosaver.ts';

type AutosaveOptions = {
  /** The stored text. */
  saved: string;
  save: (content: string) => Promise<void>;
  /** Called when another window has saved meanwhile. */
  onConflict: () => void;
  /** Called once each time the server goes away. The text is sent when it is back. */
  onAway: (error: unknown) => void;
  /** Called when a text was not saved. */
  onFailure: (error: unknown) => void;
  /** Called each time everything is stored. */
  onSaved: () => void;
  /** Called when the unstored text changes; null once everything is stored. */
  onUnsent?: (content: string | null) => void;
};

/** The server is away, starting, or limits calls: a retry may succeed. */
const isPassing = (error: unknown): boolean =>
  error instanceof UnreachableError ||
  (error instanceof ApiError && (error.status >= 500 || error.status === 429));

function stateAfter(error: unknown): FailureState {
  if (isPassing(error)) return 'waiting';
  return isChangedElsewhere(error) ? 'conflict' : 'failed';
}

/** An autosaver for the life of the screen, with its state. Ctrl/Cmd+S saves now. */
export function useAutosave({
  saved,
  save,
  onConflict,
  onAway,
  onFailure,
  onSaved,
  onUnsent,
}: AutosaveOptions): {
  autosaver: Autosaver;
  state: SaveState;
  /** The time of the next automatic save. */
  nextTry: number | undefined;
} {
  const [{ state, nextTry }, setState] = useState<{ state: SaveState; nextTry?: number }>({
    state: 'saved',
  });
  /** False after the screen is left: then a conflict cannot be asked about, only reported. */
  const isShown = useRef(true);
  const [autosaver] = useState(() =>
    createAutosaver({
      saved,
      save,
      onState: (now, next) => {
        setState({ state: now, ...(next && { nextTry: next }) });
        if (now === 'saved') onSaved();
      },
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
    // The browser may end a hidden window at any moment.
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
