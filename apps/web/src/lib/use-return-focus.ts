import { useRef } from 'react';
import { focusMain } from './main-landmark.ts';

/** The element that opened a dialog. A menu item disappears, so the menu's button counts. */
function openerNow(): HTMLElement | null {
  const focused = document.activeElement;
  const menuButton = focused?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return menuButton
    ? document.getElementById(menuButton)
    : focused instanceof HTMLElement
      ? focused
      : null;
}

/** True if nothing has the focus, for example after its element was removed. */
const isLost = () => document.activeElement === null || document.activeElement === document.body;

/** Gives a lost focus to `element`, or to the content if that fails. */
export function rescueFocus(element: HTMLElement | null): void {
  if (!isLost()) return;
  element?.focus();
  if (isLost()) focusMain();
}

/**
 * For a dialog without a trigger: returns the focus to the element that had it before. A focus that has
 * already moved stays.
 */
export function useReturnFocus() {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = openerNow();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      rescueFocus(opener.current);
    },
  };
}
