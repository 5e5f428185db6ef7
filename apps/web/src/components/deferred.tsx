import { type ReactNode, useDeferredValue } from 'react';

type DeferredProps = { placeholder: ReactNode; children: ReactNode };

/** Renders a large part in small steps. Meanwhile the page answers and shows the placeholder. */
export function Deferred({ placeholder, children }: DeferredProps) {
  return useDeferredValue(true, false) ? children : placeholder;
}
