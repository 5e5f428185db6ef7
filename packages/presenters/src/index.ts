export { listPresenters } from './local/catalogue.ts';
export { warmUpDrawing } from './local/drawing-process.ts';
export { encodePreviewAudio } from './local/mastered-sound.ts';
export {
  type PlanRequest,
  type PlanSettings,
  planVideo,
  type VideoPlan,
} from './local/plan-video.ts';
export { type RenderProgress, type RenderRequest, renderVideo } from './local/render-video.ts';
export {
  renderPodcastCover,
  renderPresenterStill,
  renderTemplateStill,
  type TemplateStill,
} from './local/stills.ts';
export { encodeVoiceSample } from './local/voice-sample.ts';
export { PresenterError } from './presenter-error.ts';
