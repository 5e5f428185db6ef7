import { useLayoutEffect, useState } from 'react';

/** Moves the focus to the element with a `data-focus` name, after the next render. */
export function useFocusRequest(): (name: string) => void {
  const [request, setRequest] = useState<{ name: string } | null>(null);
  useLayoutEffect(() => {
    if (!request) return;
    const element = document.querySelector(`[data-focus="${request.name}"]`);
    if (!(element instanceof HTMLElement)) return;
    element.focus();
    if (element instanceof HTMLTextAreaElement) element.select();
  }, [request]);
  return (name) => setRequest({ name });
}
