import type { Canvas2D } from '../../scene-picture.ts';
import type { PresenterLook } from '../look.ts';

/** Clothes over neck and chest, in face units. */
export type DrawOutfit = (context: Canvas2D, look: PresenterLook) => void;
