import type { TimelineScene, VideoFormat } from '@tarima/contract';
import { bareText } from '@tarima/text';
import { drawUnderline } from '../cards/draw-card.ts';
import { drawQuestionMark } from '../cards/signs.ts';
import { easeOut, frameAt } from '../frame-time.ts';
import { strokeAt } from '../motion/strokes.ts';
import type { Bounds, Canvas2D, Layer, Size } from '../scene-picture.ts';
import {
  baselineBelow,
  drawLines,
  type FittedText,
  fitText,
  fitWhole,
  textHeight,
} from '../text/fit-text.ts';
import { font } from '../text/measure-text.ts';
import type { Theme } from '../themes/theme.ts';
import { contentLayer } from './content-layer.ts';

/** The usual title, a title that fills the picture, or a question above its answer. */
export type HeadingKind = 'usual' | 'title' | 'question';

export type HeadingRequest = {
  context: Canvas2D;
  size: Size;
  scene: TimelineScene;
  format: VideoFormat;
  /** The small line above the title. */
  kicker: string;
  kind: HeadingKind;
  /** The most room for a usual title. */
  room: Bounds;
  /** The end of the content below; a large title may reach down to it. */
  bottom: number;
  theme: Theme;
};

export type PlacedHeading = {
  /** The lower edge of its rule. */
  bottom: number;
  /** `strokes` are the moments, in seconds, at which its rule is drawn anew. */
  layers: (strokes: readonly number[]) => Layer[];
};

const SIZES = {
  usual: {
    horizontal: [54, 50, 46, 42, 38, 36, 34, 32],
    vertical: [56, 52, 48, 44, 40, 36, 34, 32],
  },
  question: {
    horizontal: [64, 60, 56, 52, 48, 44, 40, 36, 34],
    vertical: [64, 60, 56, 52, 48, 44, 40, 36, 34],
  },
  title: {
    horizontal: [84, 78, 72, 66, 60, 56, 52, 48, 44, 40, 36],
    vertical: [80, 74, 68, 62, 58, 54, 50, 46, 42, 38],
  },
} as const satisfies Record<HeadingKind, Record<VideoFormat, readonly number[]>>;
const KICKER_SIZES = { horizontal: [28, 26], vertical: [26, 24] } as const;
const RULE = { width: 96, gap: 20, height: 6 };
const ENTRANCE_FRAMES = 10;
/** A kicker of two lines takes no more from the room of a title. */
const ONE_LINE = 44;
/** The size of the sign of a question. */
const SIGN = 60;

/** Fits kicker and title, above each other, and a rule below. The kicker stands for a missing title. */
export function placeHeading(wanted: HeadingRequest): PlacedHeading {
  const request = {
    ...wanted,
    scene: { ...wanted.scene, title: wanted.scene.title || wanted.kicker },
  };
  const { context, scene, format, kind, room, theme } = request;
  const kicker = fitKicker(request);
  const kickerHeight =
    (kicker ? textHeight(kicker.text) + 8 : 0) + (kind === 'question' ? SIGN + 12 : 0);
  const reach = request.bottom - room.y;
  const mostHeight = { usual: room.height, question: reach * 0.45, title: reach * 0.8 }[kind];
  const title = fitText(context, scene.title, {
    ...{
      width: room.width,
      height: mostHeight - (kind === 'usual' ? Math.min(kickerHeight, ONE_LINE) : kickerHeight),
      weight: 800,
      leading: 1.12,
    },
    ...{ maxLines: kind === 'usual' ? 3 : 5, sizes: SIZES[kind][format] },
  });
  const height = kickerHeight + textHeight(title) + RULE.gap + RULE.height;
  const reserved = scene.points.length > 0 ? reach * 0.3 : 0;
  const top =
    kind === 'title' ? Math.round(room.y + Math.max(0, (reach - height - reserved) / 2)) : room.y;
  const titleTop = top + kickerHeight;
  const ruleTop = titleTop + textHeight(title) + RULE.gap;
  const box = { ...room, y: top, height };
  const rule = { x: room.x, y: ruleTop, width: RULE.width, height: RULE.height };
  const draw = (target: Canvas2D) => {
    target.textAlign = 'left';
    if (kind === 'question') {
      const place = { x: room.x + SIGN / 2, y: titleTop - 12 - SIGN / 2, size: SIGN };
      drawQuestionMark(target, place, theme.heading.sign, 0);
    }
    if (kicker) {
      target.fillStyle = theme.heading.kicker;
      drawLines(target, kicker.text, room.x, top);
      if (kicker.position)
        target.fillText(kicker.position.text, kicker.position.x, kicker.position.y(top));
    }
    target.fillStyle = theme.heading.ink;
    drawLines(target, title, room.x, titleTop);
  };
  return {
    bottom: top + height,
    layers: (strokes) => [
      contentLayer(request, 'title', box, () => 'still', draw),
      ...(scene.title ? [ruleLayer(request, rule, strokes)] : []),
    ],
  };
}

/** The rule moves without the title: its pictures are small. */
function ruleLayer(request: HeadingRequest, box: Bounds, strokes: readonly number[]): Layer {
  const line = { x: box.x, y: box.y + box.height / 2, width: box.width };
  const drawnAt = (t: number) => {
    const { number, drawn } = strokeAt(strokes, t);
    return number < 0 ? easeOut((frameAt(t) - 2) / ENTRANCE_FRAMES) : drawn;
  };
  return contentLayer(
    request,
    'title-rule',
    box,
    (t) => drawnAt(t).toFixed(5),
    (target, t) => drawUnderline(target, line, drawnAt(t), request.theme.heading.rule),
  );
}

type Kicker = {
  text: FittedText;
  /** The number of the scene, behind the last line if there is room. */
  position: { text: string; x: number; y: (top: number) => number } | null;
};

/** The kicker in at most two lines. Null if it does not fit whole, or only repeats the title. */
function fitKicker({ context, scene, format, kicker, room }: HeadingRequest): Kicker | null {
  if (!kicker || bareText(kicker) === bareText(scene.title)) return null;
  const text = fitWhole(context, kicker.toUpperCase(), {
    ...{ width: room.width, maxLines: 2, weight: 700, leading: 1.25 },
    sizes: KICKER_SIZES[format],
  });
  if (!text) return null;
  context.font = font(700, text.size);
  const position = ` · ${scene.index + 1}/${scene.count}`;
  const end = context.measureText(text.lines.at(-1) ?? '').width;
  const fits = scene.count > 1 && end + context.measureText(position).width <= room.width;
  const y = (top: number) =>
    top + text.lineHeight * (text.lines.length - 0.5) + baselineBelow(text.size);
  return { text, position: fits ? { text: position, x: room.x + end, y } : null };
}
