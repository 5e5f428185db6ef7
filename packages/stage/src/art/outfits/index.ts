import type { OutfitStyle } from '../look.ts';
import { blazer, rollneckJacket, smartJacket, suit } from './jackets.ts';
import { cardigan, hoodie } from './knitwear.ts';
import type { DrawOutfit } from './outfit-style.ts';
import { blouse, sweater, tee, turtleneck } from './tops.ts';
import { chefJacket, coat, safetyVest, tunic } from './work-wear.ts';

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
  cardigan,
  hoodie,
  tunic,
  safetyVest,
  chefJacket,
};
