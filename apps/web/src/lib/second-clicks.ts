const CONTROLS = 'button, a, input, label, summary, [role="button"], [role="menuitem"]';

const controlAt = ({ target }: Event): Element | null =>
  target instanceof Element ? target.closest(CONTROLS) : null;

/**
 * Lets the second half of a double click reach nothing but what the first half pressed. Where that made room
 * for something else, the second would select a word of the page, or press another button unseen.
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
