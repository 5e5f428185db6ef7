import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isChangedElsewhere, UnreachableError } from '#web/lib/api-error.ts';
import { type Autosaver, createAutosaver, type SaveState } from './autosaver.ts';

const RESTING_MS = 1_200;
const RETRY_MS = 5_000;

type AutosaveOptions = {
  /** What is stored already. */
  saved: string;
  save: (content: string) => Promise<void>;
  /** Asks what to do when another window has saved meanwhile. */
  onConflict: () => void;
  /** Tells a person that something was not saved. */
  onFailure: (error: unknown) => void;
};

/** An autosaver for as long as the screen is there, and what it is doing; Ctrl/Cmd+S saves now. */
export function useAutosave({ saved, save, onConflict, onFailure }: AutosaveOptions): {
  autosaver: Autosaver;
  state: SaveState;
} {
  const [state, setState] = useState<SaveState>('saved');
  /** Once the screen is left there is nobody to ask, only to tell. */
  const isShown = useRef(true);
  const [autosaver] = useState(() =>
    createAutosaver({
      saved,
      save,
      onState: setState,
      onError: (error) => {
        if (isChangedElsewhere(error) && isShown.current) onConflict();
        else onFailure(error);
      },
      isPassing: (error) => error instanceof UnreachableError,
      delayMs: RESTING_MS,
      retryMs: RETRY_MS,
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
    window.addEventListener('keydown', listener);
    return () => {
      window.removeEventListener('keydown', listener);
      isShown.current = false;
      autosaver.close();
    };
  }, [autosaver]);

  return { autosaver, state };
}
