import { unended } from '../reading/spoken-text.ts';
import type { PointTools } from './main-clause.ts';
import { pointOf } from './point-texts.ts';
import { onlyPoints, type Shown } from './shown.ts';
import type { Utterance } from './utterance.ts';

/** The first scene has the title large, and the coming topics small. */
export const openingWays = (agenda: readonly string[]): Shown[] => [onlyPoints('title', agenda)];

/** The last scene shows the sentences to remember, if there are any. */
export function closingWays(recalled: readonly Utterance[], tools: PointTools): Shown[] {
  const points = recalled
    .filter(({ kind }) => kind === 'source')
    .map(({ text }) => pointOf({ text }, 'answer', tools) ?? unended(text));
  return [onlyPoints(points.length > 0 ? 'recap' : 'title', points)];
}
