import { type RefObject, useEffect, useRef } from 'react';

/** Brings a person to the top of what took the place of what they were looking at. */
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
