import type { Timeline, TimelineScene } from '@tarima/contract';
import { captionsLayer } from './layers/captions-layer.ts';
import { staticLayer } from './layers/make-layer.ts';
import { pointLayers } from './layers/point-layers.ts';
import { progressLayer } from './layers/progress-layer.ts';
import { titleLayer } from './layers/title-layer.ts';
import { PALETTES } from './palettes.ts';
import type { Canvas2D, Layer } from './scene-picture.ts';
import { TEMPLATE_DESIGNS } from './templates/index.ts';

type Size = { width: number; height: number };

/** Layers of a scene without a presenter, in the look of its template. */
export function stockLayers(
  context: Canvas2D,
  size: Size,
  timeline: Timeline,
  scene: TimelineScene,
): Layer[] {
  const palette = PALETTES[timeline.background];
  const design = TEMPLATE_DESIGNS[timeline.templateId ?? 'clean'](timeline.format, palette, scene);
  const heading = titleLayer(context, size, timeline.kicker, scene, {
    ...design.title,
    height: scene.points.length > 3 ? design.title.crowdedHeight : design.title.height,
  });
  const { points } = design;
  const top = points.besideTitle ? points.top : Math.max(heading.bottom + 30, points.top);
  return [
    staticLayer(size, 'background', { x: 0, y: 0, ...size }, (target) =>
      design.drawGround(target, size),
    ),
    heading.layer,
    ...pointLayers(
      context,
      size,
      scene,
      {
        x: points.x,
        y: top,
        width: points.width,
        height: points.bottom - top,
      },
      points.style,
    ),
    ...captionsLayer(context, size, scene, design.captions),
    progressLayer(size, scene, design.progress),
  ];
}
