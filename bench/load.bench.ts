import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { createStudio } from '../e2e/support/studio.ts';
import { fillPlace, live, perform, type Times } from './lives.ts';
import { BENCH_SETTINGS, gather } from './people.ts';
import { percentile } from './percentile.ts';

const PEOPLE = 200;
const COMPANIES = 10;
const SECONDS = 60;
const LOOK_EVERY_MS = 20;
/** The studio's promise for this many people. */
const SLOWEST_PERCENTILE_MS = 300;
const LONGEST_STALL_MS = 100;

/** 200 people of ten companies read, write and watch, over kept connections and new ones. */
export async function run(): Promise<void> {
  const studio = await createStudio(BENCH_SETTINGS);
  try {
    await studio.start();
    const people = await gather(studio.origin, PEOPLE, COMPANIES);
    const places = await Promise.all(people.slice(0, COMPANIES).map(fillPlace));
    const times: Times = { old: [], new: [] };
    const until = Date.now() + SECONDS * 1_000;
    const watching = watchForStalls(studio.origin, until);
    await Promise.all(
      people.map((person, index) => {
        const place = places[index % COMPANIES];
        return place && live(studio.origin, person, place, { until, times });
      }),
    );
    print(times, await watching);
  } finally {
    await studio.remove();
  }
}

/** Repeats a cheap call until `until`. Returns the times without an answer, in milliseconds. */
async function watchForStalls(origin: string, until: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const silences: number[] = [];
  while (Date.now() < until) {
    silences.push(
      await perform(origin, '', { name: 'look', method: 'GET', path: '/robots.txt' }, agent),
    );
    await pause(LOOK_EVERY_MS);
  }
  agent.destroy();
  return silences;
}

function print(times: Times, silences: number[]): void {
  console.log(`${PEOPLE} people who read, write and watch, ${SECONDS} s, milliseconds`);
  for (const [label, values] of Object.entries({
    'over connections that are open': times.old,
    'over new connections': times.new,
    'what costs nothing': silences,
  })) {
    const at = (share: number) => percentile(values, share).toFixed(0).padStart(6);
    console.log(
      `  ${label.padEnd(32)} ${String(values.length).padStart(6)} calls  p50 ${at(0.5)}  p95 ${at(0.95)}  p99 ${at(0.99)}  most ${at(1)}`,
    );
  }
  const isSlow = [times.old, times.new].some(
    (values) => percentile(values, 0.99) >= SLOWEST_PERCENTILE_MS,
  );
  if (isSlow || percentile(silences, 1) >= LONGEST_STALL_MS) process.exitCode = 1;
}
