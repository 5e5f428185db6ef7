import type { Timeline, TimelineScene } from '@tarima/contract';
import type { CompanySetting } from './company/company-setting.ts';
import { withLogo } from './company/logo.ts';
import { roundedBox, within } from './drawing.ts';
import { presenterPlacement } from './frames/presenter-placement.ts';
import { sceneFrame } from './frames/scene-frame.ts';
import { staticLayer } from './layers/make-layer.ts';
import { presenterLayers } from './layers/presenter-layers.ts';
import { PALETTES, ROOM_PALETTES } from './palettes.ts';
import { findPresenter } from './presenters/catalogue.ts';
import type { Bounds, Layer, Size } from './scene-picture.ts';
import type { SceneSetting } from './scene-setting.ts';
import { CORNER_RADIUS, drawAvatarGround } from './themes/avatar-ground.ts';
import { lightTheme } from './themes/theme.ts';

/** A scene with a presenter, who stands where the scene says. */
export function avatarSetting(
  size: Size,
  timeline: Timeline,
  scene: TimelineScene,
  company: CompanySetting | null,
): SceneSetting {
  const presenter = findPresenter(timeline.presenterId ?? '');
  if (!presenter) throw new RangeError(`stage: no presenter has the id "${timeline.presenterId}"`);
  const { fixedBackground: room, look, type } = presenter;
  const usual = room ? ROOM_PALETTES[room] : PALETTES[timeline.background];
  const palette = company?.palette ?? usual;
  const place = scene.presenterPlace;
  const { frame, logo } = withLogo(sceneFrame(timeline, place), company?.logo, timeline.format);
  const placement = presenterPlacement(timeline, place, type);
  const corner = place === 'corner' ? frame.figure : null;
  const ground = staticLayer(size, 'background', { x: 0, y: 0, ...size }, (context) =>
    drawAvatarGround(context, size, palette, {
      ...{ placement, corner, room, frame },
      backdrop: company?.backdrop ?? null,
    }),
  );
  const layers = placement ? presenterLayers(size, scene, look, placement) : [];
  return {
    frame,
    logo,
    theme: lightTheme(palette),
    // Scenes with the presenter at the same place share it.
    ground: () => ({ ...ground, shared: true, stateAt: () => place }),
    presenter: corner ? layers.map((layer) => insideFrame(layer, corner)) : layers,
  };
}

/** The layer cut to a small frame with round corners. */
const insideFrame = (layer: Layer, frame: Bounds): Layer => ({
  ...layer,
  draw: (context, t) =>
    within(context, roundedBox(frame, CORNER_RADIUS), () => layer.draw(context, t)),
});
