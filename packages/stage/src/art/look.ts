import type { SkinTone } from './skins.ts';

/**
 * The appearance of a presenter. The art is drawn in face units: the origin lies between the eyes.
 * A head is about 200 high and 132 wide. The right side is positive.
 */
export type PresenterLook = {
  skin: SkinTone;
  face: FaceShape;
  build: Build;
  hair: { style: HairStyle; colour: string };
  brows: { colour: string; thickness: number; arch: number };
  /** `tilt` raises the outer corners, in radians. A typical `size` is 1. */
  eyes: {
    iris: string;
    lashes: 'plain' | 'long';
    openness: number;
    tilt: number;
    size: number;
  };
  nose: { width: number };
  lips: { colour: string | null; fullness: number };
  facialHair: 'none' | 'stubble' | 'beard' | 'moustache';
  glasses: { shape: 'round' | 'square' | 'cat'; colour: string } | null;
  earrings: { kind: 'stud' | 'hoop' | 'drop'; colour: string } | null;
  /** The depth of age lines, 0 to 1. */
  age: number;
  outfit: { style: OutfitStyle; main: string; second: string; accent: string };
};

/** Half widths at cheek, jaw and chin; `length` is from the eyes to the chin. */
export type FaceShape = { cheek: number; jaw: number; chin: number; length: number };
/** Half widths of shoulders and neck. */
export type Build = { shoulder: number; neck: number };
export type HairStyle =
  | 'wavy'
  | 'straight'
  | 'bob'
  | 'bun'
  | 'ponytail'
  | 'curls'
  | 'pixie'
  | 'hijab'
  | 'quiff'
  | 'side'
  | 'fade'
  | 'fringe'
  | 'curlyTop'
  | 'receding';
export type OutfitStyle =
  | 'blazer'
  | 'smartJacket'
  | 'suit'
  | 'rollneckJacket'
  | 'coat'
  | 'sweater'
  | 'tee'
  | 'turtleneck'
  | 'blouse'
  | 'shirt'
  | 'polo';
