import { useEffect } from 'react';

/** While mounted, starting one sound or video pauses all others. */
export function useExclusivePlayback(): void {
  useEffect(() => {
    const pauseOthers = ({ target }: Event) => {
      for (const media of document.querySelectorAll('audio, video')) {
        if (media instanceof HTMLMediaElement && media !== target) media.pause();
      }
    };
    document.addEventListener('play', pauseOthers, true);
    return () => document.removeEventListener('play', pauseOthers, true);
  }, []);
}
