import { useEffect, useEffectEvent } from 'react';

type LeaveGuard = {
  hasUnsaved: () => boolean;
  /** True if closing the window would lose text. By default, all unsaved text counts. */
  wouldLose?: () => boolean;
  /** Called instead of following a link while something is unsaved. */
  onLeave: (path: string) => void;
};

/** Warns before closing a window with the only copy. Stops links while something is unsaved. */
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
