import type { Timeline, TimelineScene } from '@tarima/contract';
import { USUAL_PLACES } from '@tarima/text';
import type { CompanySetting } from './company/company-setting.ts';
import { withLogo } from './company/logo.ts';
import { type FrameStyle, type SceneFrame, sceneFrame } from './frames/scene-frame.ts';
import { chooseIcon } from './illustrations/choose-icon.ts';
import type { IconName } from './illustrations/icons.ts';
import { staticLayer } from './layers/make-layer.ts';
import { PALETTES } from './palettes.ts';
import type { Layer, Size } from './scene-picture.ts';
import type { SceneSetting } from './scene-setting.ts';
import { TEMPLATE_LOOKS } from './themes/index.ts';

/** A scene without a presenter, in the look of its template. An icon stands in their place. */
export function stockSetting(
  size: Size,
  timeline: Timeline,
  scene: TimelineScene,
  company: CompanySetting | null,
): SceneSetting {
  const template = timeline.templateId ?? 'clean';
  const palette = company?.palette ?? PALETTES[timeline.background];
  const { theme, drawGround } = TEMPLATE_LOOKS[template](palette);
  const backdrop = company?.backdrop ?? null;
  const icon = chooseIcon(scene, timeline.language);
  const { format } = timeline;
  const { frame, logo } = withLogo(frameWith(icon, timeline, scene), company?.logo, format);
  return {
    theme,
    frame,
    logo,
    ground: (headingBottom): Layer =>
      staticLayer(size, 'background', { x: 0, y: 0, ...size }, (context) => {
        const number = scene.index + 1;
        drawGround(context, { size, format, frame, headingBottom, icon, number, backdrop });
      }),
    presenter: [],
  };
}

/** The content takes all the room if no icon fits, or if it needs that. */
function frameWith(icon: IconName | null, style: FrameStyle, scene: TimelineScene): SceneFrame {
  const place = USUAL_PLACES[scene.layout];
  return sceneFrame(style, icon && place !== 'corner' ? place : 'away');
}
