import { drawCard } from '../cards/draw-card.ts';
import { withAlpha } from '../colour.ts';
import { contentLayer } from '../layers/content-layer.ts';
import { drawLines, fitText, font } from '../text/fit-text.ts';
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
      target.font = font(800, 150);
      target.textBaseline = 'alphabetic';
      target.fillStyle = withAlpha(theme.card.accent, 0.35);
      target.fillText('“', box.x + EDGE - 6, box.y + 132);
      block.draw(target, t);
      if (!named) return;
      target.fillStyle = theme.card.soft;
      drawLines(target, named, box.x + EDGE, bottom + 20);
    }),
  ];
};
