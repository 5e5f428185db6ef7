import type { Timeline, TimelineScene, VideoFormat } from '@tarima/contract';
import { USUAL_PLACES } from '@tarima/text';
import { SCENE_FRAMES, type SceneFrame } from './frames/scene-frame.ts';
import { chooseIcon } from './illustrations/choose-icon.ts';
import type { IconName } from './illustrations/icons.ts';
import { staticLayer } from './layers/make-layer.ts';
import { PALETTES } from './palettes.ts';
import type { Layer, Size } from './scene-picture.ts';
import type { SceneSetting } from './scene-setting.ts';
import { TEMPLATE_LOOKS } from './themes/index.ts';

/** A scene without a presenter, in the look of its template. An icon stands in their place. */
export function stockSetting(size: Size, timeline: Timeline, scene: TimelineScene): SceneSetting {
  const { theme, drawGround } = TEMPLATE_LOOKS[timeline.templateId ?? 'clean'](
    PALETTES[timeline.background],
  );
  const icon = chooseIcon(scene, timeline.language);
  const frame = frameWith(icon, timeline.format, scene);
  const { format } = timeline;
  return {
    theme,
    frame,
    ground: (headingBottom): Layer =>
      staticLayer(size, 'background', { x: 0, y: 0, ...size }, (context) =>
        drawGround(context, {
          ...{ size, format, frame, headingBottom, icon },
          number: scene.index + 1,
        }),
      ),
    presenter: [],
  };
}

/** Without a fitting icon, and where the content needs the room, the content takes all of it. */
function frameWith(icon: IconName | null, format: VideoFormat, scene: TimelineScene): SceneFrame {
  const place = USUAL_PLACES[scene.layout];
  return SCENE_FRAMES[format][icon && place !== 'corner' ? place : 'away'];
}
