import { useEffect, useRef, useState } from 'react';
import { classNames } from '#web/lib/class-names.ts';

/** Whoever only crosses a video on the way to another loads none of it. */
const PAUSE_MS = 200;
const PREVIEW_SECONDS = 8;

/**
 * The first seconds of a video, without sound, over its still and out of the pointer's way: the still
 * stays beneath, so that nothing is replaced under a press.
 */
export function MovingPoster({ src }: { src: string }) {
  const player = useRef<HTMLVideoElement>(null);
  const [isMoving, setIsMoving] = useState(false);

  useEffect(() => {
    const current = player.current;
    if (!current) return;
    const pause = setTimeout(() => {
      current.src = src;
    }, PAUSE_MS);
    return () => {
      clearTimeout(pause);
      // A video that is taken off the page goes on loading otherwise.
      current.removeAttribute('src');
      current.load();
    };
  }, [src]);

  return (
    <video
      ref={player}
      autoPlay
      muted
      loop
      playsInline
      disablePictureInPicture
      aria-hidden
      tabIndex={-1}
      onPlaying={() => setIsMoving(true)}
      onTimeUpdate={({ currentTarget }) => {
        if (currentTarget.currentTime > PREVIEW_SECONDS) currentTarget.currentTime = 0;
      }}
      className={classNames(
        'pointer-events-none absolute inset-0 size-full object-contain opacity-0 transition-opacity duration-200',
        isMoving && 'opacity-100',
      )}
    />
  );
}
