import type { TimelineScene } from '@tarima/contract';
import { SHADOW_ROOM, wholePixels } from '../drawing.ts';
import { drawLines, type FittedText, type FontWeight, fitText } from '../fit-text.ts';
import { easeOut, firstFrameAfter, frameAt } from '../frame-time.ts';
import type { Bounds, Canvas2D, Layer } from '../scene-picture.ts';
import { makeLayer } from './make-layer.ts';

export type PointStyle = {
  ink: string;
  weight: FontWeight;
  sizes: readonly number[];
  gap: number;
  minHeight: number;
  maxHeight: number;
  /** The room for the mark left of the text, and the room right of it. */
  textLeft: number;
  textRight: number;
  /** Draws card and mark in a box whose top left corner is the origin. `number` counts from 1. */
  drawCard: (context: Canvas2D, size: { width: number; height: number }, number: number) => void;
};

const ENTRANCE_FRAMES = 8;
const SLIDE = 28;
const TEXT_MARGIN = 10;

/** One layer for each key point. It slides in when it is spoken and then stands still. */
export function pointLayers(
  context: Canvas2D,
  size: { width: number; height: number },
  scene: TimelineScene,
  area: Bounds,
  style: PointStyle,
): Layer[] {
  const count = scene.points.length;
  if (count === 0) return [];
  const gap = style.gap / (count > 3 ? 1.6 : 1);
  const share = Math.floor((area.height - gap * (count - 1)) / count);
  const room = Math.max(style.minHeight, Math.min(style.maxHeight, share));
  const fitAt = (text: string, sizes: readonly number[]) =>
    fitText(context, text, {
      width: area.width - style.textLeft - style.textRight,
      height: room - TEXT_MARGIN,
      maxLines: 2,
      weight: style.weight,
      sizes,
    });
  // All points of a scene share the size at which the longest fits.
  const common = Math.min(...scene.points.map((point) => fitAt(point.text, style.sizes).size));
  const sizes = style.sizes.filter((candidate) => candidate <= common);
  const texts = scene.points.map((point) => fitAt(point.text, sizes));

  return scene.points.map((point, index) => {
    const box = {
      x: area.x,
      y: Math.round(area.y + index * (room + gap)),
      width: area.width,
      height: room,
    };
    return pointLayer(size, point.start, index + 1, box, texts[index], style);
  });
}

function pointLayer(
  size: { width: number; height: number },
  start: number,
  number: number,
  box: Bounds,
  text: FittedText | undefined,
  style: PointStyle,
): Layer {
  const first = firstFrameAfter(start);
  const shownFrames = (t: number) => Math.min(ENTRANCE_FRAMES, Math.max(0, frameAt(t) - first + 1));
  const reach = wholePixels({ ...box, x: box.x - SLIDE, width: box.width + SLIDE }, SHADOW_ROOM);
  return makeLayer(
    size,
    `point-${number}`,
    reach,
    (t) => `${shownFrames(t)}`,
    (context, t) => {
      const entered = easeOut(shownFrames(t) / ENTRANCE_FRAMES);
      if (entered === 0 || !text) return;
      context.globalAlpha = entered;
      context.translate(box.x - (1 - entered) * SLIDE, box.y);
      style.drawCard(context, box, number);
      context.fillStyle = style.ink;
      context.textAlign = 'left';
      const height = text.lines.length * text.lineHeight;
      drawLines(context, text, style.textLeft, Math.round((box.height - height) / 2));
    },
  );
}
