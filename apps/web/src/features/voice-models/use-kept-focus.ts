import { useEffect, useRef } from 'react';
import { rescueFocus } from '#web/lib/use-return-focus.ts';

/**
 * Keeps the focus in a box whose buttons change with its state: if the focused one disappears, the
 * heading gets the focus.
 */
export function useKeptFocus(state: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isInside = useRef(false);
  const before = useRef(state);
  useEffect(() => {
    if (before.current !== state && isInside.current) rescueFocus(heading.current);
    before.current = state;
  }, [state]);
  const box = {
    onFocus: () => {
      isInside.current = true;
    },
    // A removed element tells nothing, so its focus still counts.
    onBlur: () => {
      isInside.current = false;
    },
  };
  return { heading, box };
}
