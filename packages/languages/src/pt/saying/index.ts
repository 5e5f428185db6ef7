import type { Saying } from '../../types/saying.ts';
import { acronyms } from './acronyms.ts';
import { calendar } from './calendar.ts';
import { codes } from './codes.ts';
import { measures } from './measures.ts';
import { numbers } from './numbers.ts';
import { ordinals } from './ordinals.ts';
import { words } from './words.ts';

export const saying: Saying = {
  numbers,
  ...measures,
  ...calendar,
  ...ordinals,
  ...acronyms,
  ...words,
  ...codes,
};
