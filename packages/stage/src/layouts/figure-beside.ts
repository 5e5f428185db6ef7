import { cardList } from '../cards/card-list.ts';
import { drawDot } from '../cards/signs.ts';
import { figureLayer } from '../figures/figure-layer.ts';
import type { Bounds } from '../scene-picture.ts';
import { TYPE_SIZES } from '../text/type-sizes.ts';
import type { BuildLayout, LayoutRequest } from './layout.ts';

const GAP = 20;
/** The share of the box that the figure has beside its points, or above them. */
const SHARES = { beside: 0.58, above: 0.56 };
/** From this width the points stand beside the figure, unless it is very wide. */
const WIDE = 680;
const VERY_WIDE = 2;

/** The figure with its points: the spoken one is lit. */
export const figureBeside: BuildLayout = (request) => {
  const { box, scene } = request;
  const events = scene.points.map(({ start }) => start);
  if (events.length === 0) {
    const alone = figureLayer(request, box);
    return alone ? [alone.layer] : [];
  }
  const { width = 1, height = 1 } = scene.figure ?? {};
  const isBeside =
    box.width >= WIDE && (width / height < VERY_WIDE || box.height < box.width / 2.6);
  const room = isBeside
    ? { ...box, width: Math.round(box.width * SHARES.beside) }
    : { ...box, height: Math.round(box.height * SHARES.above) };
  const shown = figureLayer(request, room, events);
  if (!shown) return [];
  const list = isBeside ? beside(box, room) : under(box, shown.card);
  return [shown.layer, ...pointCards(request, list)];
};

const beside = (box: Bounds, figure: Bounds): Bounds => ({
  ...{ x: figure.x + figure.width + GAP, y: box.y },
  ...{ width: box.width - figure.width - GAP, height: box.height },
});

const under = (box: Bounds, figure: Bounds): Bounds => {
  const y = figure.y + figure.height + GAP;
  return { ...box, y, height: box.y + box.height - y };
};

const pointCards = (request: LayoutRequest, box: Bounds) =>
  cardList(
    request,
    'point',
    request.scene.points,
    {
      ...{ sizes: TYPE_SIZES[request.format].body.slice(3), drawSign: drawDot, signSize: 28 },
      showsComing: false,
    },
    box,
  );
