import { figureLayer } from '../figures/figure-layer.ts';
import type { BuildLayout } from './layout.ts';

/** The figure in all the room there is. */
export const figure: BuildLayout = (request) => {
  const shown = figureLayer(request, request.box);
  return shown ? [shown.layer] : [];
};
