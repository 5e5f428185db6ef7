import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Script, Video } from '@tarima/contract';
import { io } from 'socket.io-client';
import type { Calls } from '../e2e/support/calls.ts';
import { makeVideo } from '../e2e/support/filled-studio.ts';

/** The average time between two acts of one person. */
const THINKING_MS = 2_000;
const ARRIVING_MS = 5_000;
const BYTES_WATCHED = 200_000;

/** A person reads and writes here, and watches. */
type Place = { projectId: string; videoId: string; script: string };
type Act = { name: string; method: 'GET' | 'PUT'; path: string; body?: string; range?: string };
/** Milliseconds of each act, over connections that were open and over new ones. */
export type Times = { old: number[]; new: number[] };

/** A project of a company, with its script and video. */
export async function fillPlace(calls: Calls): Promise<Place> {
  const projectId = await makeVideo(calls);
  const { id } = await calls.get<Video>(`videos/status/${projectId}`);
  const { content } = await calls.get<Script>(`scripts?projectId=${projectId}`);
  return { projectId, videoId: id, script: content };
}

/** One person's time in the studio: an open socket, and an act now and then. */
export async function live(
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
export function perform(origin: string, token: string, act: Act, agent: Agent): Promise<number> {
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
