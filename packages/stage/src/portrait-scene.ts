import type { ShownPortrait, Timeline, TimelineScene } from '@tarima/contract';
import type { CompanySetting } from './company/company-setting.ts';
import { withLogo } from './company/logo.ts';
import { presenterPlacement } from './frames/presenter-placement.ts';
import { sceneFrame } from './frames/scene-frame.ts';
import { staticLayer } from './layers/make-layer.ts';
import { PALETTES } from './palettes.ts';
import { placePortrait } from './portraits/place-portrait.ts';
import { type LoadedPortrait, portraitLayers } from './portraits/portrait-layers.ts';
import type { FindPicture, Size } from './scene-picture.ts';
import type { SceneSetting } from './scene-setting.ts';
import { drawAvatarGround } from './themes/avatar-ground.ts';
import { lightTheme } from './themes/theme.ts';

/** Null if the photo is not there. The presenter is then away in every scene. */
export function loadPortrait(
  { name, picture: hash, width, height }: ShownPortrait,
  findPicture: FindPicture,
): LoadedPortrait | null {
  const picture = findPicture(hash);
  return picture && { picture, name, width, height };
}

/** A scene with a company's own person. Their still stands where the scene says. */
export function portraitSetting(
  size: Size,
  timeline: Timeline,
  scene: TimelineScene,
  company: CompanySetting | null,
  portrait: LoadedPortrait | null,
): SceneSetting {
  const palette = company?.palette ?? PALETTES[timeline.background];
  const place = portrait ? scene.presenterPlace : 'away';
  const { frame, logo } = withLogo(sceneFrame(timeline, place), company?.logo, timeline.format);
  const placed = placePortrait(timeline, place);
  const placement = place === 'corner' ? null : presenterPlacement(timeline, place, 'standard');
  const ground = staticLayer(size, 'background', { x: 0, y: 0, ...size }, (context) =>
    drawAvatarGround(context, size, palette, {
      ...{ placement, corner: null, room: null, frame },
      backdrop: company?.backdrop ?? null,
    }),
  );
  return {
    frame,
    logo,
    theme: lightTheme(palette),
    // Scenes with the presenter at the same place share it.
    ground: () => ({ ...ground, shared: true, stateAt: () => place }),
    presenter: portrait && placed ? portraitLayers(size, scene, portrait, placed, palette) : [],
  };
}
