import type { UsedBudget } from '../figures/picture-budget.ts';

/**
 * Slides of a presentation by their numbers, to be drawn from its PDF. The PDF must have
 * `pageCount` pages. `used` is what the presentation's other pictures have used of the limits.
 */
export type WantedSlides = { slides: number[]; pageCount: number; used: UsedBudget };
