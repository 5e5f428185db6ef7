import type { Course } from '@tarima/contract';
import { useEffect, useEffectEvent, useRef } from 'react';
import { lacksScripts } from './script-state.ts';

/** Requests missing scripts once, when the screen opens. */
export function useScriptsOnLoad(course: Course, generate: (course: Course) => void): void {
  const hasAsked = useRef(false);
  const ask = useEffectEvent(() => generate(course));
  const isLacking = lacksScripts(course);
  useEffect(() => {
    if (hasAsked.current || !isLacking) return;
    hasAsked.current = true;
    ask();
  }, [isLacking]);
}
