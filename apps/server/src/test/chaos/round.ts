import { setTimeout } from 'node:timers/promises';
import { watchFinishedParts } from '#server/test/crash/finished-parts.ts';
import type { Chance } from './chance.ts';
import type { Fault } from './fault.ts';
import { brokenInvariants } from './invariants.ts';
import type { ChaosStudio } from './studio/chaos-studio.ts';
import { isRefusal } from './told.ts';
import type { Work, WorkUnderWay } from './work.ts';

/** A spoken sentence, or a drawn part of a video. */
const PIECE = /\/(?:clip-[a-f0-9]+\.bin|segment-[\w-]+\.h264)$/u;
const LOOK_EVERY_MS = 50;
/** Work that does not end by then never ends. */
const LONGEST_MS = 240_000;

export type Round = {
  studio: string;
  fault: string;
  work: string;
  /** Sentences about what is lost, twice, open for ever or left behind. */
  violations: string[];
  /** From the end of the fault until all processes say that they are ready. */
  readyMs: number;
  /** From the end of the fault until the work is done. */
  doneMs: number;
};

type Plan = {
  work: Work;
  fault: Fault;
  chance: Chance;
  /** Resolves when the fault begins. */
  moment: () => Promise<unknown>;
  /** Resolves when the fault ends; it was felt already. */
  hold: () => Promise<unknown>;
};

/** One fault in one work, until everything has ended and was looked at. */
export async function playRound(studio: ChaosStudio, plan: Plan): Promise<Round> {
  const { work, fault } = plan;
  const named = { studio: studio.kind, fault: fault.name, work: work.name };
  try {
    return { ...named, ...(await endured(studio, plan)) };
  } catch (error) {
    // Nothing that a round asks of a studio may fail.
    const said = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { ...named, violations: [said], readyMs: 0, doneMs: 0 };
  }
}

async function endured(
  studio: ChaosStudio,
  { work, fault, chance, moment, hold }: Plan,
): Promise<Pick<Round, 'violations' | 'readyMs' | 'doneMs'>> {
  const underWay = await work.begin(studio.web);
  let isCalm = false;
  let isDone = false;
  const person = goOnToTheEnd(underWay, {
    isCalm: () => isCalm,
    done: (isIt) => {
      isDone = isIt;
    },
  });
  await moment();
  const pieces = watchFinishedParts(studio.dataFolder, (name) => PIECE.test(name));
  await pieces.look();
  await fault.begin(studio, chance);
  await pieces.look();
  const { isFelt = async () => !(await studio.isReady()) } = fault;
  // Work that was quicker than the fault never feels it.
  await within(LONGEST_MS, async () => isDone || isFelt(studio).catch(() => true));
  await hold();
  const ended = performance.now();
  await fault.end(studio);
  const isReady = await within(LONGEST_MS, studio.isReady);
  const readyMs = performance.now() - ended;
  isCalm = true;
  const violations = await person;
  const doneMs = performance.now() - ended;
  if (!isReady) violations.push('it is not ready again');
  if (!(await within(LONGEST_MS, async () => (await studio.openJobs()) === 0))) {
    violations.push('a job is open for ever');
  }
  if (!fault.failsWork)
    violations.push(...underWay.failures.map((failure) => `failed: ${failure}`));
  violations.push(...(await underWay.check()));
  const leavesFiles = fault.leavesFiles ?? false;
  violations.push(...(await studio.visit((own) => brokenInvariants(own, { leavesFiles }))));
  return { violations, readyMs, doneMs };
}

/** Does what a person would do until all is done after the fault. */
async function goOnToTheEnd(
  underWay: WorkUnderWay,
  { isCalm, done }: { isCalm: () => boolean; done: (isDone: boolean) => void },
): Promise<string[]> {
  let calmSince: number | null = null;
  for (;;) {
    const wasCalm = isCalm();
    if (wasCalm) calmSince ??= performance.now();
    try {
      const isDone = await underWay.goOn(wasCalm);
      done(isDone);
      if (isDone && wasCalm) return [];
    } catch (error) {
      if (wasCalm || isRefusal(error)) return [String(error)];
    }
    if (calmSince !== null && performance.now() - calmSince > LONGEST_MS) {
      return ['the work does not end'];
    }
    await setTimeout(LOOK_EVERY_MS);
  }
}

/** False if it does not become true in time. */
async function within(milliseconds: number, isSo: () => Promise<boolean>): Promise<boolean> {
  const began = performance.now();
  while (!(await isSo())) {
    if (performance.now() - began > milliseconds) return false;
    await setTimeout(LOOK_EVERY_MS);
  }
  return true;
}
