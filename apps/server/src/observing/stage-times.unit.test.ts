import { expect, it } from 'vitest';
import { createStageTimes } from './stage-times.ts';

it('adds up a stage that comes back, and reaches from its first moment to its last', () => {
  const at = (second: number) => new Date(second * 1_000);
  let now = 0;
  const stages = createStageTimes(() => at(now));
  const enter = (stage: string, second: number) => {
    now = second;
    stages.enter(stage);
  };
  enter('speaking', 0);
  enter('drawing', 2);
  enter('speaking', 3);
  enter('drawing', 7);
  now = 10;
  expect(stages.end()).toEqual([
    { stage: 'speaking', beganAt: at(0), endedAt: at(7), seconds: 6 },
    { stage: 'drawing', beganAt: at(2), endedAt: at(10), seconds: 4 },
  ]);
});
