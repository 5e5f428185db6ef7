import { useEffect } from 'react';
import type { Session } from '#player/learning/session.ts';

/** Saves when the page is hidden, and ends the visit when it goes away. */
export function useClosing(session: Session, hasLeft: boolean): void {
  useEffect(() => {
    if (hasLeft) return;
    const onHidden = () => {
      if (document.visibilityState === 'hidden') session.keep();
    };
    const onHide = () => session.close();
    // A page that the browser took out of its memory has an ended visit.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload();
    };
    document.addEventListener('visibilitychange', onHidden);
    window.addEventListener('pagehide', onHide);
    window.addEventListener('pageshow', onShow);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('pagehide', onHide);
      window.removeEventListener('pageshow', onShow);
    };
  }, [session, hasLeft]);
}
