import { FRAME_SIZES, type Layout, type Timeline, type TimelineScene } from '@tarima/contract';
import { layoutOf } from '@tarima/text';
import { avatarSetting } from './avatar-scene.ts';
import { bookendLayers } from './company/bookend.ts';
import { type CompanySetting, companySetting } from './company/company-setting.ts';
import { logoLayer } from './company/logo.ts';
import { burntCaptions } from './layers/burnt-captions.ts';
import { captionsLayer } from './layers/captions-layer.ts';
import { CONTENT_MARGIN } from './layers/content-layer.ts';
import { type HeadingKind, placeHeading } from './layers/heading-layer.ts';
import { progressLayer } from './layers/progress-layer.ts';
import { LAYOUT_BUILDERS } from './layouts/index.ts';
import { movements } from './motion/longest-still.ts';
import { strokeMoments } from './motion/strokes.ts';
import { loadPortrait, portraitSetting } from './portrait-scene.ts';
import type { Canvas2D, CreateScenePicture, FindPicture, Layer, Size } from './scene-picture.ts';
import type { SceneSetting } from './scene-setting.ts';
import { stockSetting } from './stock-scene.ts';
import { drawableScene, drawableText } from './text/drawable-text.ts';
import { inFont } from './text/font-family.ts';

/**
 * Builds the layers of one scene, back to front.
 * @param context measures text; the font of the look (400–800) is loaded.
 * @throws RangeError if the timeline lacks the scene or names an unknown presenter
 */
export const createScenePicture: CreateScenePicture = (
  context,
  timeline,
  sceneIndex,
  findPicture,
) => {
  const planned = timeline.scenes[sceneIndex];
  if (!planned) throw new RangeError(`stage: the timeline has no scene ${sceneIndex}`);
  const { scene, picture } = withPicture(drawableScene(planned), findPicture);
  const size = FRAME_SIZES[timeline.format];
  const company = companySetting(context, timeline, findPicture);
  const font = timeline.look?.font ?? 'inter';
  context.save();
  const layers = inFont(font, () =>
    company && scene.isBookend
      ? bookend(context, timeline, scene, company)
      : sceneLayers({ context, size, timeline, scene, picture, company, findPicture }),
  );
  context.restore();
  const inItsFont = (layer: Layer): Layer => ({
    ...layer,
    draw: (target, t) => inFont(font, () => layer.draw(target, t)),
  });
  return { ...size, duration: scene.duration, layers: layers.map(inItsFont) };
};

/** The scene with its picture, or as it is without one. */
function withPicture(
  scene: TimelineScene,
  findPicture: FindPicture,
): { scene: TimelineScene; picture: CanvasImageSource | null } {
  const picture = scene.figure && findPicture(scene.figure.picture);
  const points = scene.points.length;
  const material = { points, hasTable: scene.table !== null, hasFigure: picture !== null };
  const layout = layoutOf(scene.layout, material);
  return { scene: { ...scene, layout, figure: picture ? scene.figure : null }, picture };
}

const HEADINGS: Partial<Record<Layout, HeadingKind>> = { title: 'title', question: 'question' };

const bookend = (
  context: Canvas2D,
  { format }: Timeline,
  { title, points }: TimelineScene,
  company: CompanySetting,
): Layer[] =>
  bookendLayers({
    ...{ context, size: FRAME_SIZES[format], format, title, line: points[0]?.text ?? '' },
    ...company,
  });

type SceneRequest = {
  context: Canvas2D;
  size: Size;
  timeline: Timeline;
  scene: TimelineScene;
  picture: CanvasImageSource | null;
  company: CompanySetting | null;
  findPicture: FindPicture;
};

function settingOf({ size, timeline, scene, company, findPicture }: SceneRequest): SceneSetting {
  if (timeline.mode === 'stock') return stockSetting(size, timeline, scene, company);
  if (!timeline.portrait) return avatarSetting(size, timeline, scene, company);
  const portrait = loadPortrait(timeline.portrait, findPicture);
  return portraitSetting(size, timeline, scene, company, portrait);
}

function sceneLayers(request: SceneRequest): Layer[] {
  const { context, size, timeline, scene, picture } = request;
  const { frame, theme, ground, presenter, logo } = settingOf(request);
  const { format, language } = timeline;
  const { x, width, bottom } = frame.content;
  const heading = placeHeading({
    ...{ context, size, scene, format, theme, bottom, room: frame.heading },
    kicker: drawableText(timeline.kicker),
    kind: HEADINGS[scene.layout] ?? 'usual',
  });
  const below = Math.max(heading.bottom, logo ? logo.box.y + logo.box.height : 0);
  const y = below + theme.heading.below;
  const placed = LAYOUT_BUILDERS[scene.layout]({
    ...{ context, size, theme, scene, format, language, picture },
    box: { x, y, width, height: bottom - y },
  });
  // The lines of a title belong to it.
  const content = scene.layout === 'title' ? placed : lowered(placed, bottom);
  // Where nothing of the content moves for long, the rule under the title does.
  const strokes = strokeMoments(movements(content, scene.duration), 0, scene.duration);
  return [
    ground(heading.bottom),
    ...presenter,
    ...heading.layers(strokes),
    ...(logo ? [logoLayer(size, logo)] : []),
    ...content,
    ...(frame.captions
      ? captionsLayer(context, size, burntCaptions(scene), {
          ...frame.captions,
          ...theme.captions,
        })
      : []),
    progressLayer(size, scene, { box: frame.progress, ...theme.progress }),
  ];
}

/** The share of the free room that comes to lie above the content. */
const ABOVE = 0.36;

/** The content, moved down so that free room below it lies above it, too. */
function lowered(layers: Layer[], bottom: number): Layer[] {
  const end = Math.max(0, ...layers.map(({ bounds }) => bounds.y + bounds.height - CONTENT_MARGIN));
  const drop = Math.floor((bottom - end) * ABOVE);
  if (layers.length === 0 || drop < 1) return layers;
  return layers.map((layer) => ({
    ...layer,
    bounds: { ...layer.bounds, y: layer.bounds.y + drop },
    draw: (context, t) => {
      context.save();
      context.translate(0, drop);
      layer.draw(context, t);
      context.restore();
    },
  }));
}
