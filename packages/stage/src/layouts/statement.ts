import { fill, roundedBox } from '../drawing.ts';
import { contentLayer } from '../layers/content-layer.ts';
import { leastHeight, textBlock } from '../text/text-block.ts';
import { TYPE_SIZES } from '../text/type-sizes.ts';
import type { BuildLayout } from './layout.ts';
import { pointsBelow } from './points-below.ts';

const BAR = { width: 10, gap: 28 };

/** One sentence, large, with a bar of the strong colour beside it. */
export const statement: BuildLayout = (request) => {
  const { context, theme, scene, format } = request;
  const [first, ...others] = scene.points;
  if (!first) return [];
  const inset = BAR.width + BAR.gap;
  const type = { sizes: TYPE_SIZES[format].display, weight: 700 } as const;
  const least = leastHeight(context, first.text, request.box.width - inset, type);
  const { above: box, layers } = pointsBelow(request, others, least);
  const times = { start: first.start, duration: scene.duration };
  const room = { ...box, x: box.x + inset, width: box.width - inset };
  const block = textBlock(context, first.text, room, times, {
    ...type,
    ...{ ink: theme.ink, pen: theme.accent },
  });
  return [
    contentLayer(request, 'statement', box, block.keyAt, (target, t) => {
      const bar = { ...block.box, x: box.x, width: BAR.width };
      fill(target, theme.accent, roundedBox(bar, BAR.width / 2));
      block.draw(target, t);
    }),
    ...layers,
  ];
};
