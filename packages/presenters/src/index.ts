export { presenterConformance } from './conformance.ts';
export { createHeyGen } from './heygen/create-heygen.ts';
export { listPresenters } from './local/catalogue.ts';
export { warmUpDrawing } from './local/drawing-process.ts';
export type { FigureFile } from './local/figure-files.ts';
export type { PictureFile } from './local/load-pictures.ts';
export { createLocalPresenters } from './local/local-presenters.ts';
export { logoPlate } from './local/logo-plate.ts';
export { encodePreviewAudio } from './local/mastered-sound.ts';
export {
  type PlanRequest,
  type PlanSettings,
  planVideo,
  type VideoPlan,
} from './local/plan-video.ts';
export {
  renderPodcastCover,
  renderTemplateStill,
  type TemplateStill,
} from './local/stills.ts';
export { encodeVoiceSample } from './local/voice-sample.ts';
export * from './presenter-error.ts';
export * from './presenter-provider.ts';
