import type { ShownPortrait, Timeline, VideoSettings } from '@tarima/contract';
import { findPresenter } from '@tarima/stage';

/** The settings that change only the picture of a video. */
export type PictureSettings = Pick<
  VideoSettings,
  'videoFormat' | 'videoMode' | 'background' | 'captionPlace' | 'templateId' | 'presenter'
>;

/**
 * A timeline with other settings. `portrait` belongs to a presenter from the company's own people.
 * Undefined if the stage cannot draw the presenter.
 */
export function dressTimeline(
  { portrait: _portrait, ...timeline }: Timeline,
  settings: PictureSettings,
  portrait: ShownPortrait | undefined,
): Timeline | undefined {
  const isAvatar = settings.videoMode === 'avatar';
  if (isAvatar && !portrait && !findPresenter(settings.presenter)) return undefined;
  return {
    ...timeline,
    format: settings.videoFormat,
    mode: settings.videoMode,
    presenterId: isAvatar ? settings.presenter : null,
    ...(isAvatar && portrait && { portrait }),
    templateId: isAvatar ? null : (settings.templateId ?? 'clean'),
    background: settings.background,
    captionPlace: settings.captionPlace,
  };
}
