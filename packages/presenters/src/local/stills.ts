import {
  type Background,
  FRAME_SIZES,
  type Language,
  type Template,
  type Timeline,
  type VideoFormat,
} from '@tarima/contract';
import {
  COVER_SIZE,
  createScenePicture,
  drawMoment,
  drawPodcastCover,
  drawPresenterStill,
  type FindPicture,
  type PodcastCover,
} from '@tarima/stage';
import { createDrawingCanvas } from './canvas.ts';
import { createPictureLoader, type PictureFile } from './load-pictures.ts';
import { checkLook, checkPresenter } from './looks.ts';
import { scaleOf } from './resolution.ts';

/** The catalogue's picture of a presenter as a PNG. Throws PRESENTER_UNKNOWN. */
export async function renderPresenterStill(
  presenterId: string,
  width: number,
  height: number,
): Promise<Buffer> {
  checkPresenter(presenterId);
  const { canvas, context } = createDrawingCanvas(width, height);
  drawPresenterStill(context, presenterId, width, height);
  return canvas.encode('png');
}

/** Looks lossless, with a fifth of the bytes and of the time. */
const COVER_QUALITY = 90;

/**
 * A podcast's cover as a JPEG of 1,400 by 1,400 pixels. Directories refuse pictures with
 * transparency. `pictures` are those of its look.
 */
export async function renderPodcastCover(
  cover: PodcastCover,
  pictures: readonly PictureFile[],
): Promise<Buffer> {
  const { canvas, context } = createDrawingCanvas(COVER_SIZE, COVER_SIZE);
  drawPodcastCover(context, cover, await createPictureLoader(pictures)({ scenes: [], ...cover }));
  return canvas.encode('jpeg', COVER_QUALITY);
}

export type TemplateStill = {
  templateId: Template;
  format: VideoFormat;
  background: Background;
  language: Language;
  /** The small line above the title. */
  kicker: string;
  title: string;
  points: string[];
};

/** A template with these words, as a PNG `width` pixels wide. */
export async function renderTemplateStill(still: TemplateStill, width: number): Promise<Buffer> {
  const { title, points, ...style } = still;
  checkLook({ mode: 'stock', presenterId: null, templateId: still.templateId });
  const scene = {
    index: 0,
    count: 1,
    title,
    picture: null,
    layout: 'points' as const,
    presenterPlace: 'beside' as const,
    figure: null,
    table: null,
    emphases: [],
    duration: 4,
    points: points.map((text) => ({ text, start: 0 })),
    captions: [],
    visemes: [],
  };
  const timeline: Timeline = {
    ...style,
    mode: 'stock',
    presenterId: null,
    scenes: [scene],
    duration: scene.duration,
  };
  return drawScene(timeline, { t: scene.duration - 1, width, findPicture: () => null });
}

/** One moment of a timeline's first scene, as a PNG in the video's size. */
export async function drawPoster(
  timeline: Timeline,
  t: number,
  findPicture: FindPicture,
): Promise<Buffer> {
  const width = FRAME_SIZES[timeline.format].width * scaleOf(timeline);
  return drawScene(timeline, { t, width, findPicture });
}

async function drawScene(
  timeline: Timeline,
  { t, width, findPicture }: { t: number; width: number; findPicture: FindPicture },
): Promise<Buffer> {
  const { context: measuring } = createDrawingCanvas(16, 16);
  const picture = createScenePicture(measuring, timeline, 0, findPicture);
  const scale = width / picture.width;
  const { canvas, context } = createDrawingCanvas(width, Math.round(picture.height * scale));
  context.scale(scale, scale);
  drawMoment(context, picture, t);
  return canvas.encode('png');
}
