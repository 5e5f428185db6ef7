import type { Trace } from '../../drawing.ts';
import type { Canvas2D } from '../../scene-picture.ts';
import type { PresenterLook } from '../look.ts';

/** Hair in two parts: behind neck and shoulders, and over the head. The origin is the head's. */
export type HairPicture = {
  /** The hair over the forehead, which casts its shadow on the face. */
  overFace: Trace;
  back: (context: Canvas2D, look: PresenterLook) => void;
  front: (context: Canvas2D, look: PresenterLook) => void;
};
