import { useRef } from 'react';
import { focusMain } from './main-landmark.ts';

/** What opened a dialog: of a menu's item, which is gone by then, the button of the menu. */
function openerNow(): HTMLElement | null {
  const focused = document.activeElement;
  const menuButton = focused?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return menuButton
    ? document.getElementById(menuButton)
    : focused instanceof HTMLElement
      ? focused
      : null;
}

/** Whether nothing has the focus, as when what had it was taken from the page. */
const isLost = () => document.activeElement === null || document.activeElement === document.body;

/** Gives a lost focus to `element`, or to the content where that is gone or can't take it. */
export function rescueFocus(element: HTMLElement | null): void {
  if (!isLost()) return;
  element?.focus();
  if (isLost()) focusMain();
}

/**
 * For a dialog that knows no trigger: gives the focus back to what had it before. A focus that the closing
 * has already moved elsewhere stays there.
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
