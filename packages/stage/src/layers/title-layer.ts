import type { TimelineScene } from '@tarima/contract';
import { fill, roundedBox, wholePixels } from '../drawing.ts';
import { baselineBelow, cut, drawLines, type FontWeight, fitText, font } from '../fit-text.ts';
import { easeOut, frameAt } from '../frame-time.ts';
import type { Canvas2D, Layer } from '../scene-picture.ts';
import { makeLayer } from './make-layer.ts';

export type TitleStyle = {
  x: number;
  y: number;
  width: number;
  /** The largest height of all lines of the title. */
  height: number;
  kicker: { size: number; colour: string };
  sizes: readonly number[];
  weight: FontWeight;
  ink: string;
  rule: string;
};

const ENTRANCE_FRAMES = 10;
const RISE = 18;
const RULE = { width: 88, height: 7, gap: 18 };

/** Kicker, title and rule. `bottom` is the start of the next element. */
export function titleLayer(
  context: Canvas2D,
  size: { width: number; height: number },
  kicker: string,
  scene: TimelineScene,
  style: TitleStyle,
): { layer: Layer; bottom: number } {
  const kickerFont = font(700, style.kicker.size);
  const position = scene.count > 1 ? `  ·  ${scene.index + 1}/${scene.count}` : '';
  context.font = kickerFont;
  const room = style.width - context.measureText(position).width;
  const kickerText = `${cut(context, kicker.toUpperCase(), room)}${position}`;
  const title = fitText(context, scene.title, {
    width: style.width,
    height: style.height,
    maxLines: 3,
    weight: style.weight,
    sizes: style.sizes,
    leading: 1.14,
  });
  const titleTop = style.y + Math.round(style.kicker.size * 1.2) + 10;
  const ruleTop = titleTop + title.lines.length * title.lineHeight + RULE.gap;
  const bottom = ruleTop + RULE.height;

  const draw = (target: Canvas2D, t: number) => {
    const frame = Math.min(ENTRANCE_FRAMES, frameAt(t) + 1);
    const come = (from: number, to: number) => easeOut((frame - from) / (to - from));
    target.textAlign = 'left';
    target.textBaseline = 'alphabetic';
    target.globalAlpha = come(0, 6);
    target.fillStyle = style.kicker.colour;
    target.font = kickerFont;
    target.fillText(
      kickerText,
      style.x,
      style.y + style.kicker.size * 0.6 + baselineBelow(style.kicker.size),
    );
    const entered = come(1, ENTRANCE_FRAMES);
    target.globalAlpha = entered;
    target.fillStyle = style.ink;
    drawLines(target, title, style.x, titleTop + (1 - entered) * RISE);
    target.globalAlpha = 1;
    const ruleWidth = RULE.width * come(3, ENTRANCE_FRAMES);
    if (ruleWidth >= 1) {
      const rule = { x: style.x, y: ruleTop, width: ruleWidth, height: RULE.height };
      fill(target, style.rule, roundedBox(rule, RULE.height / 2));
    }
  };
  const box = { x: style.x, y: style.y, width: style.width, height: bottom - style.y };
  const layer = makeLayer(
    size,
    'title',
    wholePixels(box, 8),
    (t) => `${Math.min(ENTRANCE_FRAMES, frameAt(t) + 1)}`,
    draw,
  );
  return { layer, bottom };
}
