import { cardList } from '../cards/card-list.ts';
import { drawNumber } from '../cards/signs.ts';
import { TYPE_SIZES } from '../text/type-sizes.ts';
import type { BuildLayout } from './layout.ts';

/** All steps in order, with their numbers. The spoken one is lit. */
export const steps: BuildLayout = (request) =>
  cardList(request, 'step', request.scene.points, {
    sizes: TYPE_SIZES[request.format].body,
    drawSign: drawNumber,
    signSize: 50,
    showsComing: true,
  });
