import type { Timeline, TimelineScene } from '@tarima/contract';
import { drawAvatarGround } from './avatar-ground.ts';
import { AVATAR_LAYOUTS } from './avatar-layouts.ts';
import { withAlpha } from './colour.ts';
import { captionsLayer } from './layers/captions-layer.ts';
import { staticLayer } from './layers/make-layer.ts';
import { pointLayers } from './layers/point-layers.ts';
import { presenterLayers } from './layers/presenter-layers.ts';
import { progressLayer } from './layers/progress-layer.ts';
import { titleLayer } from './layers/title-layer.ts';
import { PALETTES, ROOM_PALETTES } from './palettes.ts';
import { checkCard } from './point-cards.ts';
import { findPresenter } from './presenters/catalogue.ts';
import type { Canvas2D, Layer } from './scene-picture.ts';

type Size = { width: number; height: number };

/** Layers of a scene with a presenter. */
export function avatarLayers(
  context: Canvas2D,
  size: Size,
  timeline: Timeline,
  scene: TimelineScene,
): Layer[] {
  const presenter = findPresenter(timeline.presenterId ?? '');
  if (!presenter) throw new RangeError(`stage: no presenter has the id "${timeline.presenterId}"`);
  const { fixedBackground: room, look, type } = presenter;
  const palette = room ? ROOM_PALETTES[room] : PALETTES[timeline.background];
  const layout = AVATAR_LAYOUTS[timeline.format];
  const placement = layout.placements[type];
  const { title, points, captions } = layout;
  const heading = titleLayer(context, size, timeline.kicker, scene, {
    ...title,
    height: scene.points.length > 3 ? title.crowdedHeight : title.height,
    weight: 800,
    kicker: { size: title.kickerSize, colour: palette.accent },
    ink: palette.ink,
    rule: palette.accent,
  });
  const top = heading.bottom + points.gapAbove;
  const ground = staticLayer(size, 'background', { x: 0, y: 0, ...size }, (target) =>
    drawAvatarGround(target, size, palette, placement, room),
  );
  return [
    { ...ground, shared: true },
    heading.layer,
    ...pointLayers(
      context,
      size,
      scene,
      { x: title.x, y: top, width: points.width, height: points.bottom - top },
      { ...checkCard(palette), sizes: points.sizes, gap: 14, minHeight: 46, maxHeight: 84 },
    ),
    ...presenterLayers(size, scene, look, placement),
    ...captionsLayer(context, size, scene, {
      ...captions,
      ground: 'rgba(10,16,32,0.9)',
      spoken: '#ffffff',
      current: '#ffd54a',
      coming: '#aab4c8',
    }),
    progressLayer(size, scene, {
      box: layout.progress,
      done: palette.accent,
      open: withAlpha('#ffffff', 0.72),
    }),
  ];
}
