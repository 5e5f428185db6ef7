export { companyPalette, isAccentAdjusted } from './company/company-palette.ts';
export { plateFor } from './company/logo-plate.ts';
export { createScenePicture } from './create-scene-picture.ts';
export { drawMoment } from './draw-moment.ts';
export { longestStill } from './motion/longest-still.ts';
export { PALETTES } from './palettes.ts';
export { COVER_SIZE, drawPodcastCover, type PodcastCover } from './podcast-cover.ts';
export { findPresenter, PRESENTERS } from './presenters/catalogue.ts';
export type { Presenter } from './presenters/presenter.ts';
export { drawPresenterStill } from './presenters/presenter-still.ts';
export {
  type Compatibility,
  rankAvatars,
  verticalCompatibility,
} from './presenters/vertical-compatibility.ts';
export type {
  Bounds,
  Canvas2D,
  CreateScenePicture,
  FindPicture,
  Layer,
  ScenePicture,
} from './scene-picture.ts';
export { STAGE_VERSION } from './stage-version.ts';
export { createTimelinePlayer, type TimelinePlayer } from './timeline-player.ts';
