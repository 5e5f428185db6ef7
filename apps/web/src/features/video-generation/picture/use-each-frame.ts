import { useEffect, useEffectEvent } from 'react';

/** Calls `follow` before each frame of the screen, while something plays. */
export function useEachFrame(isPlaying: boolean, follow: () => void): void {
  const onFrame = useEffectEvent(follow);
  useEffect(() => {
    if (!isPlaying) return;
    let request = requestAnimationFrame(function next() {
      onFrame();
      request = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(request);
  }, [isPlaying]);
}
