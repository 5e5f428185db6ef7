import { cardList } from '../cards/card-list.ts';
import { drawDot } from '../cards/signs.ts';
import { TYPE_SIZES } from '../text/type-sizes.ts';
import type { BuildLayout } from './layout.ts';

/** Key points, each as it is spoken. */
export const points: BuildLayout = (request) =>
  cardList(request, 'point', request.scene.points, {
    sizes: TYPE_SIZES[request.format].body,
    drawSign: drawDot,
    signSize: 34,
    showsComing: false,
  });
