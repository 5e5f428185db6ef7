import { cardList } from '../cards/card-list.ts';
import { drawDot } from '../cards/signs.ts';
import type { Bounds, Layer } from '../scene-picture.ts';
import { TYPE_SIZES } from '../text/type-sizes.ts';
import type { LayoutRequest } from './layout.ts';

const GAP = 22;
/** The least height of the main thing, and of one card below it. */
const LEAST_ABOVE = 150;
const ONE_CARD = 66;
/** The share of the box that further points get, by their number. */
const SHARES = [0, 0.3, 0.46, 0.55];

/**
 * Further points as small cards in the lower part of the box. `above` is the rest, of at least
 * `least` pixels: the cards go before words of the main thing do.
 */
export function pointsBelow(
  request: LayoutRequest,
  points: readonly { text: string; start: number }[],
  least = LEAST_ABOVE,
): { above: Bounds; layers: Layer[] } {
  const { box } = request;
  if (points.length === 0) return { above: box, layers: [] };
  const wanted = Math.round(box.height * (SHARES[points.length] ?? 0.6));
  const height = Math.min(wanted, box.height - GAP - least);
  if (height < ONE_CARD) return { above: box, layers: [] };
  const below = { ...box, y: box.y + box.height - height, height };
  return {
    above: { ...box, height: box.height - height - GAP },
    layers: cardList(
      request,
      'further',
      points,
      {
        sizes: TYPE_SIZES[request.format].body.slice(-4),
        drawSign: drawDot,
        signSize: 28,
        showsComing: false,
      },
      below,
    ),
  };
}
