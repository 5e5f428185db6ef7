/** The id of the `main` element, the target of the skip link. */
export const MAIN_ID = 'content';

/** Focuses the content when the focused element is gone. */
export function focusMain(): void {
  document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
}
