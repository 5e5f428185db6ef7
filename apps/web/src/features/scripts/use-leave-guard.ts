import { useEffect, useEffectEvent } from 'react';

type LeaveGuard = {
  hasUnsaved: () => boolean;
  /** Whether closing the window would lose something; all that is unsaved, unless told otherwise. */
  wouldLose?: () => boolean;
  /** Called in place of following a link of the studio while something is unsaved. */
  onLeave: (path: string) => void;
};

/** Warns before a window is closed that has the only copy, and holds back links while something is not stored yet. */
export function useLeaveGuard({ hasUnsaved, wouldLose = hasUnsaved, onLeave }: LeaveGuard): void {
  const handleUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    if (wouldLose()) event.preventDefault();
  });
  const handleClick = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!link?.href || !isPlain || !hasUnsaved()) return;
    const { origin, pathname, search } = new URL(link.href);
    const leavesScreen = pathname + search !== window.location.pathname + window.location.search;
    if (origin !== window.location.origin || link.target === '_blank' || !leavesScreen) return;
    event.preventDefault();
    event.stopPropagation();
    onLeave(pathname + search);
  });

  useEffect(() => {
    const unload = (event: BeforeUnloadEvent) => handleUnload(event);
    const click = (event: MouseEvent) => handleClick(event);
    window.addEventListener('beforeunload', unload);
    document.addEventListener('click', click, true);
    return () => {
      window.removeEventListener('beforeunload', unload);
      document.removeEventListener('click', click, true);
    };
  }, []);
}
