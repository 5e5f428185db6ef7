import type { PresenterPlace, Timeline, VideoFormat } from '@tarima/contract';
import type { Bounds } from '../scene-picture.ts';

/** All of a video that shapes its frames. */
export type FrameStyle = Pick<Timeline, 'format' | 'captionPlace'>;

/** The places of a scene's picture, in pixels. */
export type SceneFrame = {
  /** The most room for kicker and title. The content begins below them. */
  heading: Bounds;
  /** The end of the content. It is as wide as `content` says. */
  content: { x: number; width: number; bottom: number };
  /**
   * Captions are centred here. Two lines stay between content and progress. Null where the picture
   * has none.
   */
  captions: { x: number; y: number; width: number; sizes: readonly number[] } | null;
  progress: Bounds;
  /** The room of the presenter or of an illustration; null for none. */
  figure: Bounds | null;
};

const WIDE_CAPTIONS = { x: 640, y: 628, width: 1000, sizes: [36, 34, 32] };
const WIDE_PROGRESS = { x: 64, y: 689, width: 1152, height: 6 };
const TALL_CAPTIONS = { x: 360, y: 1156, width: 640, sizes: [40, 38, 36] };
const TALL_PROGRESS = { x: 48, y: 1238, width: 624, height: 8 };

const SCENE_FRAMES: Record<VideoFormat, Record<PresenterPlace, SceneFrame>> = {
  horizontal: {
    full: {
      heading: { x: 64, y: 48, width: 590, height: 230 },
      content: { x: 64, width: 590, bottom: 560 },
      captions: WIDE_CAPTIONS,
      progress: WIDE_PROGRESS,
      figure: { x: 690, y: 60, width: 540, height: 510 },
    },
    beside: {
      heading: { x: 64, y: 44, width: 716, height: 150 },
      content: { x: 64, width: 716, bottom: 560 },
      captions: WIDE_CAPTIONS,
      progress: WIDE_PROGRESS,
      figure: { x: 812, y: 96, width: 420, height: 460 },
    },
    corner: {
      heading: { x: 64, y: 40, width: 1152, height: 120 },
      content: { x: 64, width: 936, bottom: 560 },
      captions: { ...WIDE_CAPTIONS, x: 532, width: 936 },
      progress: WIDE_PROGRESS,
      figure: { x: 1024, y: 446, width: 192, height: 222 },
    },
    away: {
      heading: { x: 64, y: 40, width: 1152, height: 120 },
      content: { x: 64, width: 1152, bottom: 560 },
      captions: WIDE_CAPTIONS,
      progress: WIDE_PROGRESS,
      figure: null,
    },
  },
  vertical: {
    full: {
      heading: { x: 48, y: 56, width: 624, height: 300 },
      content: { x: 48, width: 624, bottom: 570 },
      captions: TALL_CAPTIONS,
      progress: TALL_PROGRESS,
      figure: { x: 90, y: 590, width: 540, height: 490 },
    },
    beside: {
      heading: { x: 48, y: 56, width: 624, height: 180 },
      content: { x: 48, width: 624, bottom: 692 },
      captions: TALL_CAPTIONS,
      progress: TALL_PROGRESS,
      figure: { x: 128, y: 712, width: 464, height: 368 },
    },
    corner: {
      heading: { x: 48, y: 56, width: 624, height: 160 },
      content: { x: 48, width: 624, bottom: 836 },
      captions: TALL_CAPTIONS,
      progress: TALL_PROGRESS,
      figure: { x: 476, y: 858, width: 196, height: 216 },
    },
    away: {
      heading: { x: 48, y: 56, width: 624, height: 180 },
      content: { x: 48, width: 624, bottom: 1072 },
      captions: TALL_CAPTIONS,
      progress: TALL_PROGRESS,
      figure: null,
    },
  },
};

/** The height that the content gains where the picture has no captions, in pixels. */
const FREED: Record<VideoFormat, number> = { horizontal: 84, vertical: 108 };

export const freedHeight = ({ format, captionPlace }: FrameStyle): number =>
  captionPlace === 'track' ? FREED[format] : 0;

/** The places of a scene with the presenter there. */
export function sceneFrame(style: FrameStyle, place: PresenterPlace): SceneFrame {
  const { format } = style;
  const frame = SCENE_FRAMES[format][place];
  const freed = freedHeight(style);
  if (freed === 0) return frame;
  const { content, figure } = frame;
  // A corner beside the captions is as low as it can be.
  const hasFreed = format === 'horizontal' && place !== 'corner';
  const y = format === 'vertical' ? freed : 0;
  return {
    ...frame,
    content: { ...content, bottom: content.bottom + freed },
    captions: null,
    figure: figure && {
      ...{ x: figure.x, width: figure.width, y: figure.y + y },
      height: figure.height + (hasFreed ? freed : 0),
    },
  };
}
