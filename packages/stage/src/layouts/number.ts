import { withAlpha } from '../colour.ts';
import { fill, roundedBox } from '../drawing.ts';
import { easeOut } from '../frame-time.ts';
import { contentLayer } from '../layers/content-layer.ts';
import { progressAt } from '../motion/strokes.ts';
import { readNumber, type WrittenNumber } from '../numbers/read-number.ts';
import { drawLines, fitText, textHeight } from '../text/fit-text.ts';
import { textBlock } from '../text/text-block.ts';
import { TYPE_SIZES } from '../text/type-sizes.ts';
import type { BuildLayout, LayoutRequest } from './layout.ts';
import { pointsBelow } from './points-below.ts';
import { statement } from './statement.ts';

const SIZES = {
  horizontal: [190, 176, 160, 144, 128, 112, 96, 84, 72, 60, 50],
  vertical: [190, 176, 160, 144, 128, 112, 96, 84, 72, 60, 50],
} as const;
const GROW_FRAMES = 18;
const BAR_HEIGHT = 20;
/** The least height of the words below the number. */
const LEAST_NOUN = 60;

/** One number, large, with its noun. A share of a whole also fills a bar. */
export const number: BuildLayout = (request) => {
  const { scene, language } = request;
  const [first, ...others] = scene.points;
  const read = first && readNumber(first.text, language);
  if (!first || !read) return statement(request);
  const { above, layers } = pointsBelow(request, others);
  return [numberLayer({ ...request, box: above }, first.start, read), ...layers];
};

function numberLayer(request: LayoutRequest, start: number, { text, rest, value }: WrittenNumber) {
  const { context, box, theme, scene, format } = request;
  const figure = fitText(context, text, {
    ...{ width: box.width, height: box.height * 0.5, maxLines: 1, weight: 800, leading: 1.06 },
    sizes: SIZES[format],
  });
  const barTop = box.y + textHeight(figure) + 4;
  const hasRoom = box.y + box.height - barTop > LEAST_NOUN + BAR_HEIGHT + 24;
  const isShare = hasRoom && text.endsWith('%') && value > 0 && value <= 100;
  const share = isShare ? value / 100 : null;
  const top = share === null ? barTop : barTop + BAR_HEIGHT + 24;
  const room = { ...box, y: top, height: box.y + box.height - top };
  const noun = textBlock(
    context,
    rest.replace(/^[:,.–—-]\s*/u, ''),
    room,
    { start, duration: scene.duration },
    {
      ...{ sizes: TYPE_SIZES[format].display.slice(4), weight: 600, ink: theme.ink },
      ...{ pen: theme.accent, align: 'top' },
    },
  );
  const grownAt = (t: number) => easeOut(progressAt(start, GROW_FRAMES, t));
  return contentLayer(
    request,
    'number',
    { ...box, height: noun.box.y + noun.box.height - box.y },
    (t) => `${noun.keyAt(t)}/${grownAt(t).toFixed(5)}`,
    (target, t) => {
      target.fillStyle = theme.accent;
      target.textAlign = 'left';
      drawLines(target, figure, box.x, box.y);
      if (share !== null) {
        const track = { x: box.x, y: barTop, width: Math.min(box.width, 560), height: BAR_HEIGHT };
        fill(target, withAlpha(theme.accent, 0.22), roundedBox(track, BAR_HEIGHT / 2));
        const width = Math.max(BAR_HEIGHT, track.width * share * grownAt(t));
        fill(target, theme.accent, roundedBox({ ...track, width }, BAR_HEIGHT / 2));
      }
      noun.draw(target, t);
    },
  );
}
