import type { Background } from '@tarima/contract';
import type { RoomName } from './rooms/room-names.ts';

/** Matching colours. Every ink has a contrast of at least 4.5 on its ground. */
export type Palette = {
  /** The corners of the ground's gradient, light to deep. */
  light: string;
  deep: string;
  /**
   * The strong colour of marks, rule and progress. White and the light ground are legible on it.
   */
  accent: string;
  ink: string;
  /** The accent on a dark ground. */
  glow: string;
};

export const PALETTES: Record<Background, Palette> = {
  blue: { light: '#eef4ff', deep: '#b7cdf9', accent: '#2459d6', ink: '#101d3d', glow: '#7fb0ff' },
  green: { light: '#effaf4', deep: '#b5dfca', accent: '#0d7250', ink: '#0d2a22', glow: '#5fdcae' },
  violet: { light: '#f6f2ff', deep: '#ccbcf5', accent: '#6a3fd0', ink: '#21164a', glow: '#b79bff' },
  coral: { light: '#fff4ef', deep: '#fac3b0', accent: '#b83a25', ink: '#3c1610', glow: '#ff9c85' },
  slate: { light: '#f3f6fa', deep: '#bfcbda', accent: '#37506f', ink: '#16202e', glow: '#a9c4e6' },
  sand: { light: '#fdf8ee', deep: '#ead6b0', accent: '#875412', ink: '#33230c', glow: '#f2c879' },
};

/** A room has its own palette, for the words in front of its walls. */
export const ROOM_PALETTES: Record<RoomName, Palette> = {
  office: { light: '#f4f6fa', deep: '#cbd6e4', accent: '#2a5298', ink: '#14203a', glow: '#8fb6f2' },
  clinic: { light: '#f2fafa', deep: '#c3e3e2', accent: '#0b6f78', ink: '#0c2a30', glow: '#6fd3d8' },
  library: {
    light: '#fbf5ec',
    deep: '#e7d2b4',
    accent: '#8a4b1c',
    ink: '#33200f',
    glow: '#f0bd84',
  },
};
