import type { Course } from '@tarima/contract';
import { useEffect, useEffectEvent, useRef } from 'react';
import { lacksScripts } from '#web/features/courses/script-state.ts';

/** Requests missing scripts once, when the screen opens. */
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
