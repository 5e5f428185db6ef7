import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls to the top when the view changes. */
export function useTopOfView(view: string): RefObject<HTMLDivElement | null> {
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    window.scrollTo(0, 0);
    top.current?.focus({ preventScroll: true });
  }, [view]);
  return top;
}
