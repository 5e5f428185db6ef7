import { setTimeout } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { createChance, shuffled } from './chance.ts';
import { pairsFor } from './pairs.ts';
import { reportOf } from './report.ts';
import { playRound, type Round } from './round.ts';
import { STUDIO_KINDS, startChaosStudio } from './studio/chaos-studio.ts';

/** Within the time that most works take. */
const LATEST_MOMENT_MS = 2_500;
/** Most faults are short. The others outlast the heartbeats by which dead processes are known. */
const LONGEST_FAULTS_MS = [1_000, 3_000, 15_000];
const SEED = Number(process.env.CHAOS_SEED);
const MINUTES = Number(process.env.CHAOS_MINUTES);

const rounds: Round[] = [];
afterAll(() => console.log(reportOf(rounds)));

it.each(STUDIO_KINDS)('a studio of the kind "%s" survives faults at any moment', async (kind) => {
  expect(MINUTES).toBeGreaterThan(0);
  const end = Date.now() + (MINUTES / STUDIO_KINDS.length) * 60_000;
  const chance = createChance(SEED);
  const failed: Round[] = [];
  let studio = await startChaosStudio(kind);
  let pairs = shuffled(pairsFor(studio), chance);
  while (Date.now() < end) {
    const pair = pairs.pop();
    if (!pair) {
      pairs = shuffled(pairsFor(studio), chance);
      continue;
    }
    const moment = chance(LATEST_MOMENT_MS);
    const hold = chance(LONGEST_FAULTS_MS[chance(LONGEST_FAULTS_MS.length)] ?? 0);
    const round = await playRound(studio, {
      ...pair,
      chance,
      moment: () => setTimeout(moment),
      hold: () => setTimeout(hold),
    });
    rounds.push(round);
    const { fault, work, violations, readyMs, doneMs } = round;
    console.log(`${rounds.length}. ${kind}: ${fault} in ${work}, at ${moment} ms for ${hold} ms`);
    console.log(`   ready after ${Math.round(readyMs)} ms, done after ${Math.round(doneMs)} ms`);
    if (violations.length === 0) continue;
    failed.push(round);
    console.log(violations.join('\n'), studio.output());
    // Every further round would find the same again.
    await studio.close();
    studio = await startChaosStudio(kind);
  }
  await studio.close();
  expect(failed).toEqual([]);
});
