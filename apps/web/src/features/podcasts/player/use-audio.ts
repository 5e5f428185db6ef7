import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#web/components/ui/toast.ts';

export type AudioControl = {
  isPlaying: boolean;
  seconds: number;
  speed: number;
  toggle: () => void;
  seek: (seconds: number) => void;
  setSpeed: (speed: number) => void;
};

/** The state of an audio element. The position updates on every frame while it plays. */
export function useAudio(
  audio: RefObject<HTMLAudioElement | null>,
  duration: number,
): AudioControl {
  const { t } = useTranslation();
  const [isPlaying, setPlaying] = useState(false);
  const [seconds, setSeconds] = useState(0);
  const [speed, setSpeed] = useState(1);

  useEffect(() => {
    const element = audio.current;
    if (!element) return;
    const play = () => setPlaying(true);
    const pause = () => setPlaying(false);
    // A person who is still dragging has already chosen a later position.
    const move = () => {
      if (!element.seeking) setSeconds(element.currentTime);
    };
    element.addEventListener('play', play);
    element.addEventListener('pause', pause);
    element.addEventListener('seeked', move);
    return () => {
      element.removeEventListener('play', play);
      element.removeEventListener('pause', pause);
      element.removeEventListener('seeked', move);
    };
  }, [audio]);

  useEffect(() => {
    if (!isPlaying) return;
    let frame = requestAnimationFrame(function follow() {
      const element = audio.current;
      if (element && !element.seeking) setSeconds(element.currentTime);
      frame = requestAnimationFrame(follow);
    });
    return () => cancelAnimationFrame(frame);
  }, [isPlaying, audio]);

  return {
    isPlaying,
    seconds,
    speed,
    toggle: () => {
      const element = audio.current;
      if (!element) return;
      if (!element.paused) return element.pause();
      toast.mended(t('podcasts.player.playError'));
      element.play().catch((error: unknown) => {
        if (error instanceof DOMException && error.name === 'AbortError') return;
        toast.error(t('podcasts.player.playError'));
      });
    },
    seek: (wanted) => {
      const element = audio.current;
      if (!element) return;
      const place = Math.min(duration, Math.max(0, wanted));
      element.currentTime = place;
      setSeconds(place);
    },
    setSpeed: (chosen) => {
      if (audio.current) audio.current.playbackRate = chosen;
      setSpeed(chosen);
    },
  };
}
