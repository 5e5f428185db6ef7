import { lossOf } from '../reading/must-say.ts';
import type { Amount } from './amounts.ts';
import type { PlacedPart } from './question-material.ts';

/** An amount of a section. Two sentences on the same one tell the same fact. */
export const factOf = ({ unit }: PlacedPart, { value, unit: counted }: Amount): string =>
  `${unit.section.id} ${value} ${counted}`;

/** True for a sentence that a listener must not miss. The amounts of a list are many. */
export const isMustSay = ({ unit, part }: PlacedPart): boolean =>
  part.mustSay.some((kind) => unit.kind !== 'list' || kind !== 'amount');

/**
 * The loss without a sentence. A question on it is worth as much, and never nothing. Behind another
 * sentence, a third of them say too little by themselves.
 */
export const worthOf = ({ part, goesOn }: PlacedPart): number =>
  Math.max(LEAST_WORTH, lossOf(part.mustSay)) * (goesOn ? BEHIND : 1);
const LEAST_WORTH = 1;
const BEHIND = 0.5;
