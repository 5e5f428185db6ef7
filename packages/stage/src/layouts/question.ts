import type { BuildLayout } from './layout.ts';
import { points } from './points.ts';

/** The scene's title asks, large. Its points are the answer, each as it is spoken. */
export const question: BuildLayout = points;
