import { type RefObject, useEffect, useState } from 'react';

/** Shows an element, or on a phone that allows only that the video itself, on the whole screen. */
export function useFullscreen(
  whole: RefObject<HTMLElement | null>,
  video: RefObject<HTMLVideoElement | null>,
) {
  const [isOn, setIsOn] = useState(false);
  useEffect(() => {
    const handleChange = () =>
      setIsOn(whole.current !== null && document.fullscreenElement === whole.current);
    document.addEventListener('fullscreenchange', handleChange);
    return () => document.removeEventListener('fullscreenchange', handleChange);
  }, [whole]);

  const toggle = () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else if (document.fullscreenEnabled) void whole.current?.requestFullscreen();
    else if (video.current) enterOnIphone(video.current);
  };
  return { isOn, toggle };
}

function enterOnIphone(video: HTMLVideoElement): void {
  if (!('webkitEnterFullscreen' in video)) return;
  if (typeof video.webkitEnterFullscreen === 'function') video.webkitEnterFullscreen();
}
