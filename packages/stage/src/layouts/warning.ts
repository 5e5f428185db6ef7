import { CARD_RADIUS } from '../cards/draw-card.ts';
import { drawDanger } from '../cards/signs.ts';
import { fill, roundedBox, softShadow } from '../drawing.ts';
import { contentLayer } from '../layers/content-layer.ts';
import { baselineBelow } from '../text/fit-text.ts';
import { font } from '../text/measure-text.ts';
import { leastHeight, textBlock } from '../text/text-block.ts';
import { TYPE_SIZES } from '../text/type-sizes.ts';
import { SIGN_COLOURS } from '../themes/theme.ts';
import type { BuildLayout } from './layout.ts';
import { LAYOUT_WORDS } from './layout-words.ts';
import { pointsBelow } from './points-below.ts';

const EDGE = 32;
const SIGN = 62;
/** The pixels of the card above its words and below them. */
const ABOVE = 24 + SIGN + 16;
const BELOW = 28;

/** A danger, with its sign and the word for it. */
export const warning: BuildLayout = (request) => {
  const { context, scene, format, language } = request;
  const [first, ...others] = scene.points;
  if (!first) return [];
  const sizes = TYPE_SIZES[format];
  const type = { sizes: sizes.display.slice(3), weight: 700 } as const;
  const words = leastHeight(context, first.text, request.box.width - EDGE * 2, type);
  const { above: box, layers } = pointsBelow(request, others, ABOVE + words + BELOW);
  const { ground, ink } = SIGN_COLOURS.warning;
  const top = box.y + ABOVE;
  const room = {
    ...{ x: box.x + EDGE, y: top },
    ...{ width: box.width - EDGE * 2, height: box.y + box.height - BELOW - top },
  };
  const times = { start: first.start, duration: scene.duration };
  const block = textBlock(context, first.text, room, times, {
    ...type,
    ...{ ink, pen: ink, align: 'top' },
  });
  const card = { ...box, height: block.box.y + block.box.height + BELOW - box.y };
  const word = LAYOUT_WORDS[language].warning.toLocaleUpperCase(language);
  const wordSize = sizes.body[3] ?? 0;
  return [
    contentLayer(request, 'warning', card, block.keyAt, (target, t) => {
      softShadow(target, card, CARD_RADIUS, '#5c4300');
      fill(target, ground, roundedBox(card, CARD_RADIUS));
      const middle = box.y + 24 + SIGN / 2;
      const place = { x: box.x + EDGE + SIGN / 2, y: middle, size: SIGN };
      drawDanger(target, place, { ground: ink, ink: ground }, 0);
      target.font = font(800, wordSize);
      target.fillStyle = ink;
      target.textAlign = 'left';
      target.textBaseline = 'alphabetic';
      target.fillText(word, box.x + EDGE + SIGN + 20, middle + baselineBelow(wordSize));
      block.draw(target, t);
    }),
    ...layers,
  ];
};
