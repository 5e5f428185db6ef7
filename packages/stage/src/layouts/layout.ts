import type { Language, TimelineScene, VideoFormat } from '@tarima/contract';
import type { Bounds, Canvas2D, Layer, Size } from '../scene-picture.ts';
import type { Theme } from '../themes/theme.ts';

/** All that a layout knows. The kind of video, its template and its presenter are not part of it. */
export type LayoutRequest = {
  /** Measures text. */
  context: Canvas2D;
  size: Size;
  /** The room of the layout, below the scene's title; whole pixels. */
  box: Bounds;
  theme: Theme;
  scene: TimelineScene;
  format: VideoFormat;
  language: Language;
  /** The picture of the scene's figure. */
  picture: CanvasImageSource | null;
};

/** Draws a scene's content into its box. */
export type BuildLayout = (request: LayoutRequest) => Layer[];
