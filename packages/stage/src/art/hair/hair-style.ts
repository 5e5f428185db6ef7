import type { Trace } from '../../drawing.ts';
import type { Canvas2D } from '../../scene-picture.ts';
import type { PresenterLook } from '../look.ts';

/** Hair in two parts: behind neck and shoulders, and over the head. Drawn in the head's place. */
export type HairPicture = {
  /** What of the hair lies over the forehead and throws its shade on the face. */
  overFace: Trace;
  back: (context: Canvas2D, look: PresenterLook) => void;
  front: (context: Canvas2D, look: PresenterLook) => void;
};
