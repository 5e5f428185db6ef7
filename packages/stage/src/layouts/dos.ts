import { type CardListItem, cardList } from '../cards/card-list.ts';
import { type DrawSign, drawCross, drawTick } from '../cards/signs.ts';
import { fill, roundedBox } from '../drawing.ts';
import { contentLayer } from '../layers/content-layer.ts';
import type { Bounds, Layer } from '../scene-picture.ts';
import { drawLines, fitText, textHeight } from '../text/fit-text.ts';
import { TYPE_SIZES } from '../text/type-sizes.ts';
import { type Pair, SIGN_COLOURS } from '../themes/theme.ts';
import type { BuildLayout, LayoutRequest } from './layout.ts';
import { LAYOUT_WORDS } from './layout-words.ts';

const GAP = 24;
const IS_BAD = /^[✗✘xX]\s+/u;
const MARK = /^[✓✗✘xX]\s+/u;

type Side = { word: string; colours: Pair; drawSign: DrawSign; items: CardListItem[] };

/** Things to do beside things to avoid, with signs and words. */
export const dos: BuildLayout = (request) => {
  const { scene, box, language, format } = request;
  const words = LAYOUT_WORDS[language];
  const good: Side = {
    word: words.good,
    colours: SIGN_COLOURS.good,
    drawSign: drawTick,
    items: [],
  };
  const bad: Side = { word: words.bad, colours: SIGN_COLOURS.bad, drawSign: drawCross, items: [] };
  scene.points.forEach(({ text, start }, index) => {
    const until = scene.points[index + 1]?.start;
    (IS_BAD.test(text) ? bad : good).items.push({ text: text.replace(MARK, ''), start, until });
  });
  const sides = [good, bad].filter(({ items }) => items.length > 0);
  return placeSides(sides, box, format === 'vertical').flatMap(([side, room]) =>
    sideLayers(request, side, room),
  );
};

/** Side by side, or one above the other with room for their items. */
function placeSides(sides: Side[], box: Bounds, isStacked: boolean): [Side, Bounds][] {
  if (!isStacked) {
    const width = Math.floor((box.width - GAP * (sides.length - 1)) / sides.length);
    return sides.map((side, index) => [side, { ...box, x: box.x + index * (width + GAP), width }]);
  }
  const count = sides.reduce((sum, { items }) => sum + items.length, 0);
  let { y } = box;
  return sides.map((side) => {
    const share = (side.items.length + 0.7) / (count + 0.7 * sides.length);
    const height = Math.floor((box.height - GAP * (sides.length - 1)) * share);
    const room = { ...box, y, height };
    y += height + GAP;
    return [side, room];
  });
}

function sideLayers(
  request: LayoutRequest,
  { word, colours, drawSign, items }: Side,
  box: Bounds,
): Layer[] {
  const { context, format } = request;
  const sizes = TYPE_SIZES[format];
  const head = fitText(context, word, {
    ...{ width: box.width - 40, maxLines: 1, weight: 800, sizes: sizes.body.slice(2) },
  });
  const strip = { ...box, height: textHeight(head) + 16 };
  const listTop = strip.height + 14;
  return [
    contentLayer(
      request,
      `side-${drawSign === drawTick ? 'good' : 'bad'}`,
      strip,
      () => '',
      (target) => {
        fill(target, colours.ground, roundedBox(strip, 16));
        target.fillStyle = colours.ink;
        target.textAlign = 'left';
        drawLines(target, head, strip.x + 22, strip.y + 8);
      },
    ),
    ...cardList(
      request,
      drawSign === drawTick ? 'good' : 'bad',
      items,
      {
        ...{ sizes: sizes.body.slice(2), drawSign, signSize: 42, sign: colours },
        showsComing: false,
      },
      { ...box, y: box.y + listTop, height: box.height - listTop },
    ),
  ];
}
