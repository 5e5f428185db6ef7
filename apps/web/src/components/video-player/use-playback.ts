import { type RefObject, useEffect, useState } from 'react';

const SPEED_KEY = 'tarima-video-speed';
/** In the order in which a click steps through them. */
const SPEEDS: readonly number[] = [0.75, 1, 1.25, 1.5, 2];

const rememberedSpeed = (): number =>
  SPEEDS.find((speed) => String(speed) === localStorage.getItem(SPEED_KEY)) ?? 1;

export type Playback = ReturnType<typeof usePlayback>;

/** The state of a video element and its controls. This browser remembers the speed. */
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
    // The browser returns to the default rate whenever it loads a video.
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
      // The element's error event reports a failure. An early pause is not one.
      if (video.current?.paused) void video.current.play().catch(() => undefined);
      else video.current?.pause();
    },
    seek: (to: number) => {
      const within = Math.min(Math.max(0, to), duration);
      if (video.current) video.current.currentTime = within;
      // Set at once: otherwise the slider jumps back until the video reports its time.
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
