import { drawCard } from '../cards/draw-card.ts';
import { fill, roundedBox } from '../drawing.ts';
import { contentLayer } from '../layers/content-layer.ts';
import { drawLines, fitText, textHeight } from '../text/fit-text.ts';
import { textBlock } from '../text/text-block.ts';
import { TYPE_SIZES } from '../text/type-sizes.ts';
import type { BuildLayout } from './layout.ts';
import { pointsBelow } from './points-below.ts';

const EDGE = 36;

/** A term and its meaning, as in a dictionary. */
export const definition: BuildLayout = (request) => {
  const { context, theme, scene, format } = request;
  const [first, ...others] = scene.points;
  if (!first) return [];
  const { above: box, layers } = pointsBelow(request, others);
  const colon = first.text.indexOf(': ');
  const term = colon > 0 ? first.text.slice(0, colon) : scene.title;
  const gloss = colon > 0 ? first.text.slice(colon + 2) : first.text;
  const sizes = TYPE_SIZES[format];
  const width = box.width - EDGE * 2;
  const heading = fitText(context, term, {
    ...{ width, height: box.height * 0.4, maxLines: 2, weight: 800, sizes: sizes.display },
    leading: 1.14,
  });
  const top = box.y + 28 + textHeight(heading) + 32;
  const room = { x: box.x + EDGE, y: top, width, height: box.y + box.height - 28 - top };
  const times = { start: first.start, duration: scene.duration };
  const block = textBlock(context, gloss, room, times, {
    ...{ sizes: sizes.body, weight: 500, ink: theme.card.ink, pen: theme.card.accent },
    align: 'top',
  });
  const card = { ...box, height: block.box.y + block.box.height + 28 - box.y };
  return [
    contentLayer(request, 'definition', card, block.keyAt, (target, t) => {
      drawCard(target, card, theme);
      target.fillStyle = theme.card.accent;
      target.textAlign = 'left';
      drawLines(target, heading, box.x + EDGE, box.y + 28);
      const rule = { x: box.x + EDGE, y: top - 20, width: 72, height: 5 };
      fill(target, theme.card.line, roundedBox(rule, 3));
      block.draw(target, t);
    }),
    ...layers,
  ];
};
