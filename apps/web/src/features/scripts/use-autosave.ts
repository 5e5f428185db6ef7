import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#web/components/ui/toast.ts';
import { isChangedElsewhere, UnreachableError } from '#web/lib/api-error.ts';
import { messageOf } from '#web/lib/error-message.ts';
import { type Autosaver, createAutosaver, type SaveState } from './autosaver.ts';

const RESTING_MS = 1_200;
const RETRY_MS = 5_000;

/** An autosaver for as long as the screen is there, and what it is doing; Ctrl/Cmd+S saves now. */
export function useAutosave(
  saved: string,
  save: (content: string) => Promise<void>,
  onConflict: () => void,
): { autosaver: Autosaver; state: SaveState } {
  const { t } = useTranslation();
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
        else toast.error(t('editor.saveError'), messageOf(error, t));
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
