import { setTimeout as pause } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import type { Calls } from '../e2e/support/calls.ts';
import { createStudio } from '../e2e/support/studio.ts';
import { fillWithVideos } from './fill-with-videos.ts';
import { memoryOf } from './memory-of.ts';
import { BENCH_SETTINGS, gather } from './people.ts';
import { percentile } from './percentile.ts';

const VIDEOS = 10_000;
const PEOPLE = 100;
const SOCKETS = 2_000;
const TURNS = 20;
/** V8 gives back what it does not use after some two minutes. */
const REST_MS = 180_000;

/** Lists with and without a search. */
const LISTS = {
  'the first page of projects': 'projects?limit=12&page=1',
  'a page in the middle': 'projects?limit=12&page=400',
  'projects by a word': 'projects?limit=12&page=1&search=almacen%20777',
  'projects by name': 'projects?limit=12&page=1&sort=name',
  'the first page of videos': 'videos?limit=12&page=1',
  'a video by a word': 'videos?limit=12&page=1&search=seguridad',
  'the library': 'library?limit=12&page=1',
};

/** Measures the lists of a company with many videos, many open sockets, and memory. */
export async function run(): Promise<void> {
  const studio = await createStudio(BENCH_SETTINGS);
  const print = (label: string, value: string) => console.log(`  ${label.padEnd(36)} ${value}`);
  const memory = (label: string) => print(label, `${memoryOf(studio.pid())} MB`);
  try {
    const first = await fillWithVideos(studio, VIDEOS);
    console.log(`${VIDEOS} videos of a company, one process with the embedded database`);
    await pause(REST_MS);
    memory('at rest after the start');
    const people = await gather(studio.origin, PEOPLE, 1);
    for (const [label, path] of Object.entries(LISTS)) print(label, await timesOf(first, path));
    memory('after the lists');
    const before = performance.now();
    const sockets = await openSockets(studio.origin, people);
    print(`${sockets.length} sockets are open after`, `${seconds(before)} s`);
    memory('with them');
    print('the first page meanwhile', await timesOf(first, LISTS['the first page of projects']));
    for (const socket of sockets) socket.close();
    await pause(REST_MS);
    memory('at rest after them');
  } finally {
    await studio.remove();
  }
}

const seconds = (since: number) => ((performance.now() - since) / 1_000).toFixed(1);

async function timesOf(person: Calls, path: string): Promise<string> {
  const times: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const before = performance.now();
    await person.get(path);
    times.push(performance.now() - before);
  }
  const at = (share: number) => percentile(times, share).toFixed(0).padStart(5);
  return `p50 ${at(0.5)} ms  p95 ${at(0.95)} ms`;
}

/** As many for each person. Throws if one is refused. */
async function openSockets(origin: string, people: Calls[]): Promise<Socket[]> {
  const sockets: Socket[] = [];
  for (let opened = 0; opened < SOCKETS; opened += people.length) {
    const some = people.map(({ session: { token } }) =>
      io(origin, { transports: ['websocket'], auth: { token }, forceNew: true }),
    );
    await Promise.all(
      some.map(
        (socket) =>
          new Promise<void>((resolve, reject) => {
            socket.on('connect', resolve).on('connect_error', reject);
          }),
      ),
    );
    sockets.push(...some);
  }
  return sockets;
}
