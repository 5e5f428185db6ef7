import { useEffect, useEffectEvent, useRef } from 'react';

/** Requests missing scripts once, when the screen opens. */
export function useScriptsOnLoad(isLacking: boolean, generate: () => void): void {
  const hasAsked = useRef(false);
  const ask = useEffectEvent(generate);
  useEffect(() => {
    if (hasAsked.current || !isLacking) return;
    hasAsked.current = true;
    ask();
  }, [isLacking]);
}
