import { drawCard } from '../cards/draw-card.ts';
import { fill } from '../drawing.ts';
import { contentLayer } from '../layers/content-layer.ts';
import type { Canvas2D } from '../scene-picture.ts';
import { drawLines, fitText } from '../text/fit-text.ts';
import { textBlock } from '../text/text-block.ts';
import { TYPE_SIZES } from '../text/type-sizes.ts';
import type { BuildLayout } from './layout.ts';

const EDGE = 40;

/** A quotation, and whose words they are. */
export const quote: BuildLayout = (request) => {
  const { context, theme, scene, format, box } = request;
  const [words, source] = scene.points;
  if (!words) return [];
  const sizes = TYPE_SIZES[format];
  const width = box.width - EDGE * 2;
  const named = source
    ? fitText(context, source.text, { width, maxLines: 2, weight: 600, sizes: sizes.label })
    : null;
  const below = named ? named.lines.length * named.lineHeight + 24 : 0;
  const room = { x: box.x + EDGE, y: box.y + 84, width, height: box.height - 84 - 32 - below };
  const times = { start: words.start, duration: scene.duration };
  const block = textBlock(context, words.text.replace(/^["“«]|["”»]$/gu, ''), room, times, {
    ...{ sizes: sizes.display.slice(2), weight: 600, ink: theme.card.ink, pen: theme.card.accent },
    align: 'top',
  });
  const bottom = block.box.y + block.box.height;
  const card = { ...box, height: Math.min(box.height, bottom + below + 32 - box.y) };
  return [
    contentLayer(request, 'quote', card, block.keyAt, (target, t) => {
      drawCard(target, card, theme);
      drawQuoteMark(target, box.x + EDGE, box.y + 28, theme.card.accent);
      block.draw(target, t);
      if (!named) return;
      target.fillStyle = theme.card.soft;
      drawLines(target, named, box.x + EDGE, bottom + 20);
    }),
  ];
};

/** Two opening marks, 44 pixels high. */
function drawQuoteMark(context: Canvas2D, x: number, y: number, colour: string): void {
  for (const left of [x, x + 38])
    fill(context, colour, (path) => {
      path.moveTo(left + 26, y);
      path.quadraticCurveTo(left, y + 10, left, y + 30);
      path.arc(left + 14, y + 30, 14, Math.PI, Math.PI * 3);
      path.quadraticCurveTo(left + 14, y + 14, left + 30, y + 8);
      path.closePath();
    });
}
