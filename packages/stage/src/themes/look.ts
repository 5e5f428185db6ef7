import type { VideoFormat } from '@tarima/contract';
import type { LoadedPicture } from '../company/backdrop.ts';
import type { SceneFrame } from '../frames/scene-frame.ts';
import type { IconName } from '../illustrations/icons.ts';
import type { Palette } from '../palettes.ts';
import type { Canvas2D, Size } from '../scene-picture.ts';
import type { Theme } from './theme.ts';

/** All that shapes the ground of a scene without a presenter. */
export type Ground = {
  size: Size;
  format: VideoFormat;
  frame: SceneFrame;
  /** The lower edge of the scene's title. */
  headingBottom: number;
  /** The number of the scene, from 1. */
  number: number;
  /** An illustration for `frame.figure`; null for none. */
  icon: IconName | null;
  /** The company's picture, which takes the place of all but the look's colours. */
  backdrop: LoadedPicture | null;
};

/** The look of a scene without a presenter. */
export type Look = { theme: Theme; drawGround: (context: Canvas2D, ground: Ground) => void };

export type MakeLook = (palette: Palette) => Look;
