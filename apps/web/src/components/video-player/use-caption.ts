import { type RefObject, useEffect, useState } from 'react';

/**
 * What the captions of a video say now. The browser is kept from drawing them itself: it would do
 * so over the captions that a picture of our own has already.
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
