import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Script, Video } from '@tarima/contract';
import { io } from 'socket.io-client';
import type { Calls } from '../e2e/support/calls.ts';
import { makeVideo } from '../e2e/support/filled-studio.ts';
import { createStudio } from '../e2e/support/studio.ts';
import { gather, SITE_SECRET } from './people.ts';
import { percentile } from './percentile.ts';

const PEOPLE = 200;
const COMPANIES = 10;
const SECONDS = 60;
/** The average time between two acts of one person. */
const THINKING_MS = 2_000;
const ARRIVING_MS = 5_000;
const LOOK_EVERY_MS = 20;
/** The studio's promise for this many people. */
const SLOWEST_PERCENTILE_MS = 300;
const LONGEST_STALL_MS = 100;

const BYTES_WATCHED = 200_000;

type Place = { projectId: string; videoId: string; script: string };
type Act = { name: string; method: 'GET' | 'PUT'; path: string; body?: string; range?: string };
type Times = { old: number[]; new: number[] };

/** 200 people of ten companies read, write and watch, over kept connections and new ones. */
export async function run(): Promise<void> {
  const studio = await createStudio({ AUTH_JWT_SECRET: SITE_SECRET, STUDIO_CALLS_PER_MINUTE: '0' });
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

/** A project of a company, with its script and video. */
async function fillPlace(calls: Calls): Promise<Place> {
  const projectId = await makeVideo(calls);
  const { id } = await calls.get<Video>(`videos/status/${projectId}`);
  const { content } = await calls.get<Script>(`scripts?projectId=${projectId}`);
  return { projectId, videoId: id, script: content };
}

/** One person's time in the studio: an open socket, and an act now and then. */
async function live(
  origin: string,
  { session: { token } }: Calls,
  place: Place,
  { until, times }: { until: number; times: Times },
): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  // People arrive at different moments, also after a restart.
  await pause(ARRIVING_MS * Math.random());
  const socket = io(origin, { transports: ['websocket'], auth: { token } });
  const acts = actsOf(place);
  for (let turn = Math.floor(Math.random() * acts.length); Date.now() < until; turn += 1) {
    await pause(2 * THINKING_MS * Math.random());
    const act = acts[turn % acts.length];
    if (!act) continue;
    const isNew = Math.random() < 0.25;
    const took = await perform(origin, token, act, isNew ? new Agent() : agent);
    (isNew ? times.new : times.old).push(took);
  }
  socket.close();
  agent.destroy();
}

function actsOf({ projectId, videoId, script }: Place): Act[] {
  const api = '/api/v1';
  const content = `${script}\nEsta frase la escribe una persona.`;
  return [
    { name: 'projects', method: 'GET', path: `${api}/projects` },
    { name: 'script', method: 'GET', path: `${api}/scripts?projectId=${projectId}` },
    {
      name: 'edit',
      method: 'PUT',
      path: `${api}/scripts?projectId=${projectId}`,
      body: JSON.stringify({ content }),
    },
    { name: 'videos', method: 'GET', path: `${api}/videos` },
    {
      name: 'watch',
      method: 'GET',
      path: `${api}/videos/${videoId}/file`,
      range: `bytes=0-${BYTES_WATCHED}`,
    },
    { name: 'library', method: 'GET', path: `${api}/voices` },
  ];
}

/** Does one act over a connection of `agent`. Returns the milliseconds until the last byte. */
function perform(origin: string, token: string, act: Act, agent: Agent): Promise<number> {
  const { method, path, body, range } = act;
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const asked = request(`${origin}${path}`, {
      method,
      agent,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
        ...(range && { range }),
      },
    });
    asked.on('response', (answer) => {
      if ((answer.statusCode ?? 500) >= 300) {
        reject(new Error(`${act.name}: ${answer.statusCode}`));
      }
      answer.resume().on('end', () => resolve(performance.now() - started));
    });
    asked.on('error', reject).end(body);
  });
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
