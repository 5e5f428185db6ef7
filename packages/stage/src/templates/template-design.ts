import type { TimelineScene, VideoFormat } from '@tarima/contract';
import type { CaptionStyle } from '../layers/captions-layer.ts';
import type { PointStyle } from '../layers/point-layers.ts';
import type { ProgressStyle } from '../layers/progress-layer.ts';
import type { TitleStyle } from '../layers/title-layer.ts';
import type { Palette } from '../palettes.ts';
import type { Canvas2D } from '../scene-picture.ts';

/** The look of a scene without a presenter. */
type TemplateDesign = {
  drawGround: (context: Canvas2D, size: { width: number; height: number }) => void;
  title: TitleStyle & { crowdedHeight: number };
  /**
   * Points start at `top`, or below the title if they do not stand beside it. They end at `bottom`.
   */
  points: {
    x: number;
    width: number;
    top: number;
    bottom: number;
    besideTitle?: boolean;
    style: PointStyle;
  };
  captions: CaptionStyle;
  progress: ProgressStyle;
};

export type MakeDesign = (
  format: VideoFormat,
  palette: Palette,
  scene: TimelineScene,
) => TemplateDesign;
