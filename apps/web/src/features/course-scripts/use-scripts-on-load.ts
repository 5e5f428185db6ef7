import type { Course } from '@tarima/contract';
import { useEffect, useEffectEvent, useRef } from 'react';
import { lacksScripts } from './script-state.ts';

/** Asks once, when the screen is opened, for the scripts that are missing. */
export function useScriptsOnLoad(course: Course, generate: () => void): void {
  const hasAsked = useRef(false);
  const ask = useEffectEvent(generate);
  const isLacking = lacksScripts(course);
  useEffect(() => {
    if (hasAsked.current || !isLacking) return;
    hasAsked.current = true;
    ask();
  }, [isLacking]);
}
