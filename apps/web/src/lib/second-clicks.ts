const CONTROLS = 'button, a, input, label, summary, [role="button"], [role="menuitem"]';

const controlAt = ({ target }: Event): Element | null =>
  target instanceof Element ? target.closest(CONTROLS) : null;

/**
 * Blocks the second half of a double click unless it hits the same control. The first half may have moved
 * the page. The second could then press another button or select a word.
 */
export function guardSecondClicks(): () => void {
  let pressed: Element | null = null;
  const handleEvent = (event: MouseEvent) => {
    if (event.detail < 2) {
      if (event.type === 'mousedown') pressed = controlAt(event);
    } else if (pressed && controlAt(event) !== pressed) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  const types = ['mousedown', 'click'] as const;
  for (const type of types) document.addEventListener(type, handleEvent, true);
  return () => {
    for (const type of types) document.removeEventListener(type, handleEvent, true);
  };
}
