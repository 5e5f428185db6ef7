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
      setCaption(cues.map(textOf).join(' '));
    };
    track.addEventListener('cuechange', handleChange);
    return () => track.removeEventListener('cuechange', handleChange);
  }, [player]);
  return caption;
}

/** The words of a cue after their speaker, if it names one. */
function textOf(cue: VTTCue): string {
  const words = cue.getCueAsHTML();
  const speaker = words.querySelector('[title]')?.getAttribute('title');
  return `${speaker ? `${speaker}: ` : ''}${words.textContent}`;
}
