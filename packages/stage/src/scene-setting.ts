import type { PlacedLogo } from './company/logo.ts';
import type { SceneFrame } from './frames/scene-frame.ts';
import type { Layer } from './scene-picture.ts';
import type { Theme } from './themes/theme.ts';

/** The surroundings of a scene's content: its places, its colours and who stands beside it. */
export type SceneSetting = {
  frame: SceneFrame;
  theme: Theme;
  /** The lowest layer. `headingBottom` is the lower edge of the title. */
  ground: (headingBottom: number) => Layer;
  presenter: Layer[];
  /** The company's, in its corner; null for none. */
  logo: PlacedLogo | null;
};
