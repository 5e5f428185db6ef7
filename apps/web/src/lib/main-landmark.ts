/** The id of the `main` element, where the skip link leads. */
export const MAIN_ID = 'content';

/** Gives the focus to the content, when what had it is gone. */
export function focusMain(): void {
  document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
}
