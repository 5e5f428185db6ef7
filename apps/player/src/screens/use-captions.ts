import type { Language, PlayerContent } from '@tarima/contract';
import { type RefObject, useEffect } from 'react';

/** Adds captions as cues. A track's own file would not load from a disk. */
export function useCaptions(
  video: RefObject<HTMLVideoElement | null>,
  { captions, video: { isCaptioned } }: PlayerContent,
  language: Language,
  label: string,
): void {
  useEffect(() => {
    const element = video.current;
    // A track cannot be removed, so it is added once.
    if (!element || captions.length === 0 || element.textTracks.length > 0) return;
    const track = element.addTextTrack('captions', label, language);
    for (const { from, to, text } of captions) track.addCue(new VTTCue(from, to, text));
    // The learner may still turn them on.
    track.mode = isCaptioned ? 'disabled' : 'showing';
  }, [video, captions, isCaptioned, language, label]);
}
