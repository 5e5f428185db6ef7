import type { VideoFormat } from '@tarima/contract';
import { fitsCards } from '../cards/arrange-list.ts';
import { besideText, type CardListStyle, cardList } from '../cards/card-list.ts';
import { drawDot } from '../cards/signs.ts';
import { figureLayer } from '../figures/figure-layer.ts';
import type { Bounds } from '../scene-picture.ts';
import { TYPE_SIZES } from '../text/type-sizes.ts';
import type { BuildLayout, LayoutRequest } from './layout.ts';

const GAP = 20;
/** The share of the box that the figure has beside its points, or above them. */
const SHARES = { beside: 0.52, above: 0.56 };
/** From this width points stand beside the figure, where it and they have room. */
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
  const narrow = { ...box, width: Math.round(box.width * SHARES.beside) };
  const isBeside =
    box.width >= WIDE &&
    (width / height < VERY_WIDE || box.height < box.width / 2.6) &&
    haveRoom(request, beside(box, narrow));
  const room = isBeside ? narrow : { ...box, height: Math.round(box.height * SHARES.above) };
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

/** True if the points can stand in a column without broken words. */
const haveRoom = ({ context, scene, format }: LayoutRequest, box: Bounds): boolean => {
  const style = pointStyle(format);
  return fitsCards(
    context,
    scene.points.map(({ text }) => text),
    { box, sizes: style.sizes, padding: 20, besideText: besideText(style) },
  );
};

const pointStyle = (format: VideoFormat): CardListStyle => ({
  ...{ sizes: TYPE_SIZES[format].body.slice(3), drawSign: drawDot, signSize: 28 },
  showsComing: false,
});

const pointCards = (request: LayoutRequest, box: Bounds) =>
  cardList(request, 'point', request.scene.points, pointStyle(request.format), box);
