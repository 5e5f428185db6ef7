import { type RefObject, useEffect, useState } from 'react';

/**
 * The caption of a video at this moment. The browser draws none itself: it would cover captions that the
 * picture may have.
 */
export function useCaption(player: RefObject<HTMLVideoElement | null>): string {
  const [caption, setCaption] = useState('');
  useEffect(() => {
    const track = player.current?.textTracks[0];
    if (!track) return;
    track.mode = 'hidden';
    const handleChange = () => {
      const cues = [...(track.activeCues ?? [])].filter((cue) => cue instanceof VTTCue);
      setCaption(cues.map(({ text }) => text).join(' '));
    };
    track.addEventListener('cuechange', handleChange);
    return () => track.removeEventListener('cuechange', handleChange);
  }, [player]);
  return caption;
}
