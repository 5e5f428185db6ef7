import { type RefObject, useEffect, useEffectEvent } from 'react';

const SEEK_SECONDS = 5;

type PlayerKeys = {
  player: RefObject<HTMLVideoElement | null>;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
};

/** True for elements with keys of their own, which keep them. */
const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('button, a, input, textarea, select, summary, [role="menu"]') !== null;

/** Space plays and pauses, the arrows seek, and with Shift they change the content. */
export function usePlayerKeys({ player, onPrevious, onNext }: PlayerKeys): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (document.querySelector('[role="dialog"]')) return;
    if (event.shiftKey) {
      const go = { ArrowLeft: onPrevious, ArrowRight: onNext }[event.key];
      if (!go) return;
      event.preventDefault();
      go();
      return;
    }
    const video = player.current;
    if (!video || isControl(event.target)) return;
    switch (event.key) {
      case ' ':
        // The element's error event reports a failure. An early pause is not one.
        if (video.paused) void video.play().catch(() => undefined);
        else video.pause();
        break;
      case 'ArrowLeft':
        video.currentTime = Math.max(0, video.currentTime - SEEK_SECONDS);
        break;
      case 'ArrowRight':
        video.currentTime += SEEK_SECONDS;
        break;
      default:
        return;
    }
    event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
