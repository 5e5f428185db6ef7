import { type RefObject, useEffect, useEffectEvent } from 'react';

type Steps = { undo: () => void; redo: () => void };

/**
 * Ctrl/Cmd+Z undoes; with Shift, or by Ctrl+Y, it redoes. Inactive while a dialog is open that does
 * not contain `editor`.
 */
export function useUndoKeys({ undo, redo }: Steps, editor: RefObject<HTMLElement | null>): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const dialogs = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')];
    if (!dialogs.every((dialog) => dialog.contains(editor.current))) return;
    const key = event.key.toLowerCase();
    const isRedo = (key === 'z' && event.shiftKey) || key === 'y';
    if (!isRedo && key !== 'z') return;
    event.preventDefault();
    if (isRedo) redo();
    else undo();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
