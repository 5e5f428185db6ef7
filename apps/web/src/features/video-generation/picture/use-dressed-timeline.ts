import type { ShownPortrait, Timeline } from '@tarima/contract';
import { PRESENTERS } from '@tarima/stage';
import { useMemo } from 'react';
import { dressTimeline, type PictureSettings } from './dress-timeline.ts';

/**
 * A timeline with other settings, the same one until something changes. The studio's first
 * presenter stands in while none is chosen.
 */
export function useDressedTimeline(
  timeline: Timeline | undefined,
  settings: PictureSettings,
  portrait?: ShownPortrait | undefined,
): Timeline | undefined {
  const { videoFormat, videoMode, background, captionPlace, templateId } = settings;
  const presenter = settings.presenter || (PRESENTERS[0]?.id ?? '');
  return useMemo(
    () =>
      timeline &&
      dressTimeline(
        timeline,
        { videoFormat, videoMode, background, captionPlace, templateId, presenter },
        portrait,
      ),
    [timeline, videoFormat, videoMode, background, captionPlace, templateId, presenter, portrait],
  );
}
