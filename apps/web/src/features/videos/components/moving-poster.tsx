import { useEffect, useRef, useState } from 'react';
import { classNames } from '#web/lib/class-names.ts';

/** A pointer that only crosses the poster loads no video. */
const PAUSE_MS = 200;
const PREVIEW_SECONDS = 8;

/**
 * The first seconds of a video, muted, over its still. The still stays in place, so a press is never lost.
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
      // A removed video element would go on loading.
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
