import { cardList } from '../cards/card-list.ts';
import type { DrawSign } from '../cards/signs.ts';
import { fill } from '../drawing.ts';
import { TYPE_SIZES } from '../text/type-sizes.ts';
import type { BuildLayout } from './layout.ts';

/** A bookmark. */
const drawBookmark: DrawSign = (context, { x, y, size }, { ground }) => {
  const half = size * 0.3;
  fill(context, ground, (path) => {
    path.moveTo(x - half, y - size * 0.46);
    path.lineTo(x + half, y - size * 0.46);
    path.lineTo(x + half, y + size * 0.46);
    path.lineTo(x, y + size * 0.22);
    path.lineTo(x - half, y + size * 0.46);
    path.closePath();
  });
};

/** The points to keep in mind. All stand there, and the spoken one is lit. */
export const recap: BuildLayout = (request) =>
  cardList(request, 'recap', request.scene.points, {
    sizes: TYPE_SIZES[request.format].body,
    drawSign: drawBookmark,
    signSize: 38,
    showsComing: true,
  });
