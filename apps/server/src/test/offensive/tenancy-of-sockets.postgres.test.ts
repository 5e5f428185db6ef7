import type { ClientEvents, ServerEvents } from '@tarima/contract';
import { SignJWT } from 'jose';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { COURSE_REQUEST, createCourseCalls } from '#server/test/course-calls.ts';
import { useTestStudio } from '#server/test/test-studio.ts';
import { createVictim, SECRET, type Victim } from './victim.ts';

/** Every event of the contract. A new event without a line here does not compile. */
const EVENTS: Record<keyof ServerEvents, true> = {
  projectStatusUpdate: true,
  videoStatusUpdate: true,
  courseStatusUpdate: true,
  courseQueueUpdate: true,
  podcastStatusUpdate: true,
  listUpdate: true,
  figuresUpdate: true,
  redraftUpdate: true,
  scriptUpdate: true,
  questionsUpdate: true,
  packagesUpdate: true,
  reviewUpdate: true,
  translationsUpdate: true,
};
const COMPANY = { id: 'ada', name: 'Zanahoria violeta' };
const OTHER = { id: 'other', name: 'B' };
const A_YEAR_MS = 366 * 24 * 3_600_000;

type Listener = { socket: Socket<ServerEvents, ClientEvents>; heard: Set<string> };

const studioOf = useTestStudio();
const sockets: Socket[] = [];
let origin: string;
let victim: Victim;
let own: Listener;
let stranger: Listener;
let removed: Listener;
let signedOut: Listener;

function connect(token: string | undefined): Promise<Listener> {
  const options = { transports: ['websocket'], reconnection: false, forceNew: true };
  const socket: Listener['socket'] = io(origin, { ...options, auth: { token } });
  sockets.push(socket);
  const heard = new Set<string>();
  socket.onAny((name) => heard.add(name));
  return new Promise((resolve, reject) => {
    socket.on('connect', () => resolve({ socket, heard }));
    socket.on('connect_error', reject);
  });
}

beforeAll(async () => {
  const studio = studioOf();
  origin = await studio.listen();
  const { session } = studio.services;
  const left = { sub: 'left', companies: [COMPANY, OTHER] };
  removed = await connect((await studio.signIn(left)).token);
  const leaver = await studio.signIn({ sub: 'leaver', companies: [COMPANY] });
  signedOut = await connect(leaver.token);
  await session.signOut(await session.authenticate(leaver.token));
  await studio.signIn({ ...left, companies: [OTHER] });
  await studio.context.realtime.readmit();
  stranger = await connect((await studio.signIn()).token);
  own = await connect((await studio.signIn({ sub: 'colleague', companies: [COMPANY] })).token);
  victim = await createVictim(studio, COMPANY);
  await own.socket.emitWithAck('subscribeToPodcast', victim.things.podcast ?? '');
  const { call, readCourse } = createCourseCalls(studioOf, () => victim.person);
  const { id: projectId } = await readCourse();
  const planned = new Promise<void>((resolve) => {
    own.socket.once('courseStatusUpdate', () => resolve());
  });
  await call('POST', 'courses/generate-structure', { ...COURSE_REQUEST, projectId });
  await planned;
  await studio.call(victim.person, {
    method: 'PUT',
    url: `/api/v1/scripts?projectId=${victim.things.project}`,
    payload: { content: SECRET },
  });
  await studio.call(victim.person, {
    method: 'POST',
    url: `/api/v1/scripts/${victim.things.project}/redraft`,
    payload: { length: 1, communicationTone: 'formal', mainObjective: 'explicar' },
  });
  await studio.call(victim.person, {
    method: 'POST',
    url: `/api/v1/packages/${victim.things.project}`,
    payload: { format: 'scorm12' },
  });
  const deleted = new Promise<void>((resolve) => {
    own.socket.once('listUpdate', () => resolve());
  });
  await studio.call(victim.person, { method: 'DELETE', url: `/api/v1/projects/${projectId}` });
  await deleted;
});
afterAll(() => {
  for (const socket of sockets) socket.disconnect();
});

describe('while a company makes one of everything', () => {
  it('its people hear every event', async () => {
    await expect.poll(() => [...own.heard].sort()).toEqual(Object.keys(EVENTS).sort());
  });

  it.each([
    ['another company', () => stranger],
    ['somebody who was removed, with the socket still open', () => removed],
    ['somebody who signed out', () => signedOut],
  ])('%s hears nothing', async (_who, listener) => {
    const { socket, heard } = listener();
    // Once this is answered, earlier events have arrived.
    if (socket.connected) await socket.emitWithAck('subscribeToPodcast', 'x');
    expect([...heard]).toEqual([]);
  });

  it('the socket of a person who signed out is closed', () => {
    expect([signedOut.socket.connected, removed.socket.connected]).toEqual([false, true]);
  });
});

describe('a question', () => {
  it.each([
    ['another company', () => stranger],
    ['somebody who was removed', () => removed],
  ])('of %s is answered as if nothing existed', async (_who, listener) => {
    const { socket } = listener();
    const ask = (id = '') => socket.emitWithAck('subscribeToPodcast', id);
    expect(
      await own.socket.emitWithAck('subscribeToPodcast', victim.things.podcast ?? ''),
    ).toMatchObject({
      eventId: victim.things.podcast,
    });
    expect(await ask(victim.things.podcast)).toBeNull();
    expect(await ask(crypto.randomUUID())).toBeNull();
  });
});

it('tells a podcast to subscribers only while they belong to its company', async () => {
  const studio = studioOf();
  const { podcast = '' } = victim.things;
  const leaver = { sub: 'subscriber', companies: [COMPANY, OTHER] };
  const leaving = await connect((await studio.signIn(leaver)).token);
  const updatesOf = ({ socket }: Listener) => {
    const updates: string[] = [];
    socket.on('podcastStatusUpdate', ({ eventId }) => void updates.push(eventId));
    return updates;
  };
  await leaving.socket.emitWithAck('subscribeToPodcast', podcast);
  // People who still belong to the company stay subscribed.
  await studio.context.realtime.readmit();
  const stays = updatesOf(leaving);
  await studio.services.podcasts.announce(podcast);
  await expect.poll(() => stays).toEqual([podcast]);
  await studio.signIn({ ...leaver, companies: [OTHER] });
  await studio.context.realtime.readmit();
  const belongs = updatesOf(own);
  await studio.services.podcasts.announce(podcast);
  await expect.poll(() => belongs).toEqual([podcast]);
  // Once this is answered, earlier events have arrived.
  await leaving.socket.emitWithAck('subscribeToPodcast', 'x');
  expect(stays).toEqual([podcast]);
});

describe('no socket is opened', () => {
  const forged = () =>
    new SignJWT({ sub: victim.person.user.id, use: 'session' })
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode('another secret of at least thirty-two characters'));

  it.each([
    ['no token', async () => undefined, 0],
    ['a forged token', forged, 0],
    ['a launch token', () => studioOf().services.session.launchOwner(), 0],
    ['an expired token', async () => victim.person.token, A_YEAR_MS],
  ])('by %s', async (_token, tokenOf, later) => {
    const token = await tokenOf();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + later });
    await expect(connect(token)).rejects.toThrow('UNAUTHENTICATED');
    vi.useRealTimers();
  });
});
