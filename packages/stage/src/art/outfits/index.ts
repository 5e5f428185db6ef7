import { blazer, coat, rollneckJacket, smartJacket, suit } from './jackets.ts';
import type { DrawOutfit } from './outfit-style.ts';
import { blouse, polo, shirt, sweater, tee, turtleneck } from './tops.ts';

export const OUTFITS = {
  blazer,
  smartJacket,
  suit,
  rollneckJacket,
  coat,
  sweater,
  tee,
  turtleneck,
  blouse,
  shirt,
  polo,
} as const satisfies Record<string, DrawOutfit>;
export type OutfitStyle = keyof typeof OUTFITS;
