import { type RefObject, useEffect, useRef, useState } from 'react';

export type Fullscreen = ReturnType<typeof useFullscreen>;

/** Shows the element of `whole` on the full screen. An iPhone allows only the video itself. */
export function useFullscreen(video: RefObject<HTMLVideoElement | null>) {
  const whole = useRef<HTMLDivElement>(null);
  const [isOn, setIsOn] = useState(false);
  useEffect(() => {
    const handleChange = () =>
      setIsOn(whole.current !== null && document.fullscreenElement === whole.current);
    document.addEventListener('fullscreenchange', handleChange);
    return () => document.removeEventListener('fullscreenchange', handleChange);
  }, []);

  const toggle = () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else if (document.fullscreenEnabled) void whole.current?.requestFullscreen();
    else if (video.current) enterOnIphone(video.current);
  };
  return { whole, isOn, toggle };
}

function enterOnIphone(video: HTMLVideoElement): void {
  if (!('webkitEnterFullscreen' in video)) return;
  if (typeof video.webkitEnterFullscreen === 'function') video.webkitEnterFullscreen();
}
