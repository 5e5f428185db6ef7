import type { OutfitStyle } from '../look.ts';
import { blazer, coat, rollneckJacket, smartJacket, suit } from './jackets.ts';
import type { DrawOutfit } from './outfit-style.ts';
import { blouse, polo, shirt, sweater, tee, turtleneck } from './tops.ts';

export const OUTFITS: Record<OutfitStyle, DrawOutfit> = {
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
};
