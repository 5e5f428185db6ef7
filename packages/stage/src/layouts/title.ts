import { firstFrameAfter, frameAt } from '../frame-time.ts';
import { contentLayer } from '../layers/content-layer.ts';
import { drawLines, fitText, textHeight } from '../text/fit-text.ts';
import { TYPE_SIZES } from '../text/type-sizes.ts';
import type { BuildLayout } from './layout.ts';

const GAP = 10;

/** A title alone. Points, if there are any, are small lines below it. */
export const title: BuildLayout = (request) => {
  const { context, scene, box, theme, format } = request;
  let y = box.y;
  return scene.points.flatMap((point, index) => {
    const height = box.y + box.height - y;
    if (height < 50) return [];
    const text = fitText(context, point.text, {
      ...{ width: box.width, height, maxLines: 2, weight: 500 },
      ...{ sizes: TYPE_SIZES[format].body.slice(3), leading: 1.25 },
    });
    const line = { ...box, y, height: textHeight(text) };
    y += line.height + GAP;
    const isShown = (t: number) => frameAt(t) >= firstFrameAfter(point.start);
    return [
      contentLayer(
        request,
        `line-${index + 1}`,
        line,
        (t) => (isShown(t) ? '' : null),
        (target) => {
          target.fillStyle = theme.soft;
          target.textAlign = 'left';
          drawLines(target, text, line.x, line.y);
        },
      ),
    ];
  });
};
