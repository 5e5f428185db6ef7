import type { HairStyle } from '../look.ts';
import { curls, curlyTop, twists } from './curly-hair.ts';
import { bun, ponytail } from './gathered-hair.ts';
import type { HairPicture } from './hair-style.ts';
import { hijab } from './hijab.ts';
import { bob, straight, wavy } from './long-hair.ts';
import { crop, fade, fringe, pixie, quiff, receding, side } from './short-hair.ts';

export const HAIR_STYLES: Record<HairStyle, HairPicture> = {
  wavy,
  straight,
  bob,
  bun,
  ponytail,
  curls,
  pixie,
  hijab,
  quiff,
  side,
  fade,
  fringe,
  curlyTop,
  receding,
  crop,
  twists,
};
