import { type RefObject, useEffect, useState } from 'react';

const SPEED_KEY = 'tarima-video-speed';
/** In the order in which a click goes through them. */
const SPEEDS: readonly number[] = [0.75, 1, 1.25, 1.5, 2];

const rememberedSpeed = (): number =>
  SPEEDS.find((speed) => String(speed) === localStorage.getItem(SPEED_KEY)) ?? 1;

export type Playback = ReturnType<typeof usePlayback>;

/** What a video element does, as state, and what can be done with it. The speed is remembered in this browser. */
export function usePlayback(video: RefObject<HTMLVideoElement | null>) {
  const [isPlaying, setPlaying] = useState(false);
  const [seconds, setSeconds] = useState(0);
  const [duration, setDuration] = useState(0);
  const [isMuted, setMuted] = useState(false);
  const [speed, setSpeed] = useState(rememberedSpeed);

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const listeners = {
      play: () => setPlaying(true),
      pause: () => setPlaying(false),
      ended: () => setPlaying(false),
      timeupdate: () => setSeconds(element.currentTime),
      seeking: () => setSeconds(element.currentTime),
      durationchange: () => setDuration(Number.isFinite(element.duration) ? element.duration : 0),
      volumechange: () => setMuted(element.muted || element.volume === 0),
    };
    for (const [name, listener] of Object.entries(listeners)) {
      element.addEventListener(name, listener);
    }
    listeners.durationchange();
    return () => {
      for (const [name, listener] of Object.entries(listeners)) {
        element.removeEventListener(name, listener);
      }
    };
  }, [video]);

  useEffect(() => {
    if (!video.current) return;
    // The browser goes back to the default rate whenever it loads a video.
    video.current.defaultPlaybackRate = speed;
    video.current.playbackRate = speed;
  }, [video, speed]);

  return {
    isPlaying,
    seconds,
    duration,
    isMuted,
    speed,
    toggle: () => {
      // Its failure is told by the element's error event; a pause meanwhile is none.
      if (video.current?.paused) void video.current.play().catch(() => undefined);
      else video.current?.pause();
    },
    seek: (to: number) => {
      const within = Math.min(Math.max(0, to), duration);
      if (video.current) video.current.currentTime = within;
      // At once: until the video tells, the slider would go back to where it was.
      setSeconds(within);
    },
    toggleSound: () => {
      if (!video.current) return;
      video.current.muted = !isMuted;
      if (isMuted && video.current.volume === 0) video.current.volume = 1;
    },
    changeSpeed: () => {
      const next = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1;
      localStorage.setItem(SPEED_KEY, String(next));
      setSpeed(next);
    },
  };
}
