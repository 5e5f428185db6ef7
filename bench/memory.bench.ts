import { setTimeout as pause } from 'node:timers/promises';
import { makeVideo } from '../e2e/support/filled-studio.ts';
import { createStudio } from '../e2e/support/studio.ts';
import { fillWithVideos } from './fill-with-videos.ts';
import { fillPlace, live } from './lives.ts';
import { memoryOf } from './memory-of.ts';
import { BENCH_SETTINGS, gather } from './people.ts';

const VIDEOS = 300;
const PEOPLE = 20;
const MINUTES = 30;
const MINUTE_MS = 60_000;
/** V8 gives back what it does not use after some two minutes. */
const REST_MINUTES = 5;

/** Memory at rest, in half an hour of work, and at rest again. */
export async function run(): Promise<void> {
  const studio = await createStudio(BENCH_SETTINGS);
  const print = (label: string) =>
    console.log(`  ${label.padEnd(24)} ${memoryOf(studio.pid())} MB`);
  try {
    const first = await fillWithVideos(studio, VIDEOS);
    console.log(`${VIDEOS} videos, one process with the embedded database`);
    await pause(REST_MINUTES * MINUTE_MS);
    print('at rest after the start');

    console.log(`${PEOPLE} people read, write and watch, and a video is made each minute`);
    const people = await gather(studio.origin, PEOPLE, 1);
    const place = await fillPlace(first);
    const until = Date.now() + MINUTES * MINUTE_MS;
    const living = people.map((person) =>
      live(studio.origin, person, place, { until, times: { old: [], new: [] } }),
    );
    for (let minute = 1; minute <= MINUTES; minute += 1) {
      await Promise.all([makeVideo(first), pause(MINUTE_MS)]);
      print(`after ${minute} minutes`);
    }
    await Promise.all(living);
    await pause(REST_MINUTES * MINUTE_MS);
    print('at rest after them');
  } finally {
    await studio.remove();
  }
}
