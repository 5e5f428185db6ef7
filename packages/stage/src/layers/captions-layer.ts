import type { Caption } from '@tarima/contract';
import { fill, roundedBox, wholePixels } from '../drawing.ts';
import { frameAt, nearestHeldFrame } from '../frame-time.ts';
import type { Bounds, Canvas2D, Layer, Size } from '../scene-picture.ts';
import { baselineBelow, type FittedText, fitText } from '../text/fit-text.ts';
import { font } from '../text/measure-text.ts';
import { makeLayer } from './make-layer.ts';

export type CaptionStyle = {
  /** The middle of the box, in pixels. */
  x: number;
  y: number;
  width: number;
  sizes: readonly number[];
  ground: string;
  spoken: string;
  current: string;
  coming: string;
};

const PADDING = { x: 26, y: 14 };
const RADIUS = 20;

type PlacedWord = { text: string; x: number; y: number; from: number };
type PlacedCaption = {
  box: Bounds;
  size: number;
  words: PlacedWord[];
  from: number;
  until: number;
};

/** The spoken line, with its words highlighted one by one; empty if there are no captions. */
export function captionsLayer(
  context: Canvas2D,
  size: Size,
  spoken: readonly Caption[],
  style: CaptionStyle,
): Layer[] {
  const captions = spoken.map((caption) => placeCaption(context, caption, style));
  const reach = captions.reduce<Bounds | null>((all, { box }) => union(all, box), null);
  if (!reach) return [];

  const shown = (t: number) => {
    const frame = frameAt(t);
    return captions.findLast((caption) => caption.from <= frame && frame < caption.until);
  };
  const litWords = (caption: PlacedCaption, t: number) =>
    caption.words.filter((word) => word.from <= frameAt(t)).length;

  return [
    makeLayer(
      size,
      'captions',
      wholePixels(reach),
      (t) => {
        const caption = shown(t);
        return caption ? `${captions.indexOf(caption)}:${litWords(caption, t)}` : 'none';
      },
      (target, t) => {
        const caption = shown(t);
        if (!caption) return;
        fill(target, style.ground, roundedBox(caption.box, RADIUS));
        target.font = font(700, caption.size);
        target.textAlign = 'left';
        target.textBaseline = 'alphabetic';
        const below = baselineBelow(caption.size);
        const lit = litWords(caption, t);
        caption.words.forEach((word, index) => {
          const later = index >= lit ? style.coming : style.spoken;
          target.fillStyle = index === lit - 1 ? style.current : later;
          target.fillText(word.text, word.x, word.y + below);
        });
      },
    ),
  ];
}

function placeCaption(context: Canvas2D, caption: Caption, style: CaptionStyle): PlacedCaption {
  const text = fitText(context, caption.words.map((word) => word.text).join(' '), {
    width: style.width - PADDING.x * 2,
    maxLines: 2,
    weight: 700,
    sizes: style.sizes,
    leading: 1.25,
  });
  const lines = breakLines(context, caption, text);
  const width = Math.max(...lines.map((line) => line.width), 0) + PADDING.x * 2;
  const height = lines.length * text.lineHeight + PADDING.y * 2;
  const box = {
    x: Math.round(style.x - width / 2),
    y: Math.round(style.y - height / 2),
    width: Math.round(width),
    height,
  };
  const words = lines.flatMap((line, row) =>
    line.words.map((word) => ({
      text: word.text,
      x: style.x - line.width / 2 + word.x,
      y: box.y + PADDING.y + text.lineHeight * (row + 0.5),
      from: nearestHeldFrame(word.start),
    })),
  );
  const from = nearestHeldFrame(caption.start);
  return { box, size: text.size, words, from, until: nearestHeldFrame(caption.end) };
}

type Line = { width: number; words: { text: string; start: number; x: number }[] };

/** The words of a caption on the lines that it needs, of about equal width. */
function breakLines(context: Canvas2D, caption: Caption, text: FittedText): Line[] {
  context.font = font(700, text.size);
  const space = context.measureText(' ').width;
  const widths = caption.words.map((word) => context.measureText(word.text).width);
  const total = widths.reduce((sum, width) => sum + width + space, -space);
  const target = total / Math.max(1, text.lines.length);
  const lines: Line[] = [];
  let line: Line = { width: 0, words: [] };
  caption.words.forEach((word, index) => {
    const width = widths[index] ?? 0;
    const full = line.words.length > 0 && line.width + space + width / 2 > target;
    if (full && lines.length < text.lines.length - 1) {
      lines.push(line);
      line = { width: 0, words: [] };
    }
    const x = line.words.length > 0 ? line.width + space : 0;
    line.words.push({ text: word.text, start: word.start, x });
    line.width = x + width;
  });
  if (line.words.length > 0) lines.push(line);
  return lines;
}

function union(a: Bounds | null, b: Bounds): Bounds {
  if (!a) return b;
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}
