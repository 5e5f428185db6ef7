import type { SkinTone } from './skins.ts';

/**
 * The appearance of a presenter. The art is drawn in face units: the origin lies between the eyes.
 * A head is about 200 high and 132 wide. The right side is positive.
 */
export type PresenterLook = {
  skin: SkinTone;
  face: FaceShape;
  jaw: Jaw;
  build: Build;
  hair: { style: HairStyle; colour: string };
  brows: Brows;
  eyes: Eyes;
  nose: Nose;
  mouth: Mouth;
  /** A typical ear has size 1. */
  ears: number;
  facialHair: 'none' | 'stubble' | 'beard' | 'fullBeard' | 'moustache';
  glasses: { shape: 'round' | 'square' | 'cat'; colour: string } | null;
  earrings: { kind: 'stud' | 'hoop' | 'drop'; colour: string } | null;
  /** The depth of age lines, 0 to 1. */
  age: number;
  /** The density of freckles, 0 to 1. */
  freckles: number;
  outfit: { style: OutfitStyle; main: string; second: string; accent: string };
};

/** Nothing beside skin and hair; presenters add to it. */
export const UNADORNED = {
  ears: 1,
  facialHair: 'none',
  glasses: null,
  earrings: null,
  age: 0,
  freckles: 0,
} as const satisfies Partial<PresenterLook>;

/** Half widths at temple and cheek; heights from the eyes. */
export type FaceShape = { crown: number; temple: number; cheek: number; length: number };

/** Half widths of jaw and chin. */
export type Jaw = {
  width: number;
  chin: number;
  /** Of its corners, below the eyes. */
  height: number;
  /** 0 is a soft jaw, 1 a square one. */
  corner: number;
};

/** Half widths of shoulders and neck, and how the trunk goes on from there. */
export type Build = {
  shoulder: number;
  neck: number;
  /** Extra length of the neck; negative is short. */
  neckLength: number;
  /** Drop of the shoulders below the usual line. */
  slope: number;
  /** Extra half width at the waist. */
  girth: number;
  /** Height in the frame; the tallest presenters have 1. */
  stature: number;
};

export type Brows = {
  colour: string;
  thickness: number;
  arch: number;
  length: number;
  /** Rise of the inner end; negative lowers it. */
  slant: number;
  /** Distance above the eyes. */
  height: number;
};

export type Eyes = {
  iris: string;
  lashes: 'plain' | 'long';
  /** Distance of each eye from the middle. */
  spacing: number;
  /** A typical eye has width and openness 1. */
  width: number;
  openness: number;
  /** Raises the outer corners, in radians. */
  tilt: number;
  lid: 'crease' | 'smooth' | 'hooded';
};

export type Nose = {
  width: number;
  /** From the eyes to the nostrils. */
  length: number;
  /** 0 is a soft bridge, 1 a strong one. */
  bridge: number;
  /** Radius of the tip. */
  tip: number;
};

export type Mouth = {
  /** Lipstick; null for bare lips. */
  colour: string | null;
  /** Distance below the eyes. */
  height: number;
  /** Typical lips have width and fullness 1. */
  width: number;
  upper: number;
  lower: number;
};

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
  | 'receding'
  | 'crop'
  | 'twists';
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
  | 'cardigan'
  | 'hoodie'
  | 'tunic'
  | 'safetyVest'
  | 'chefJacket';
