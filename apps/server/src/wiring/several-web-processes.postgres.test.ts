import { rm } from 'node:fs/promises';
import type { Project, Script, ServerEvents } from '@tarima/contract';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { testDatabaseUrl } from '#server/test/test-database.ts';
import {
  type Person,
  pdf,
  startTestStudio,
  type TestStudio,
  videoProject,
} from '#server/test/test-studio.ts';

let one: TestStudio;
let other: TestStudio;
let worker: TestStudio;
let ada: Person;
let origin: string;
const sockets: Socket[] = [];

beforeAll(async () => {
  const shared = {
    DATABASE_URL: await testDatabaseUrl(),
    AUTH_JWT_SECRET: 'a secret that all processes know, as they must',
  };
  one = await startTestStudio({ ...shared, STUDIO_ROLES: 'web' });
  const sharing = { ...shared, STUDIO_DATA_DIR: one.dataFolder };
  other = await startTestStudio({ ...sharing, STUDIO_ROLES: 'web' });
  origin = await other.listen();
  worker = await startTestStudio({ ...sharing, STUDIO_ROLES: 'worker' });
});
afterAll(async () => {
  for (const socket of sockets) socket.disconnect();
  await worker.stop();
  await other.stop();
  await one.stop();
  await rm(one.dataFolder, { recursive: true, force: true });
});
beforeEach(async () => {
  ada = await one.signIn();
});

const statusIn = async (studio: TestStudio, person: Person) =>
  (await studio.call(person, { url: '/api/v1/projects' })).status;

/** A window of a person, on the other process. */
async function connect({ token }: Person): Promise<Socket> {
  const socket = io(origin, {
    auth: { token },
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
  });
  sockets.push(socket);
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return socket;
}

it('a session of one process is good in the other at once, and cut by its end anywhere', async () => {
  expect(await statusIn(other, ada)).toBe(200);
  const socket = await connect(ada);
  const cut = new Promise((resolve) => socket.once('disconnect', resolve));
  await one.call(ada, { method: 'POST', url: '/api/v1/auth/logout', payload: {} });
  expect([await statusIn(one, ada), await statusIn(other, ada)]).toEqual([401, 401]);
  await cut;
});

it('a launch token works once over all processes that it reaches together', async () => {
  const companies = [{ id: 'eva', name: 'Aula Sur' }];
  const token = await one.context.tokens.signLaunch({ sub: 'eva', name: 'Eva', companies });
  const payload = { token };
  const answers = await Promise.all(
    [one, other, one, other].map((studio) =>
      studio.call(null, { method: 'POST', url: '/api/v1/auth/login', payload }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
});

it('what a person uploads in one is made by a worker, and heard of and read in the other', async () => {
  const socket = await connect(ada);
  const drafted = new Promise<Parameters<ServerEvents['projectStatusUpdate']>[0]>((resolve) => {
    socket.on('projectStatusUpdate', (project) => {
      if (project.draft.status === 'completed') resolve(project);
    });
  });
  const parts = videoProject(ada, [pdf('guía.pdf', 'El freno se revisa dos veces.')]);
  const { data: project } = await one.upload<Project>(ada, parts);
  expect((await drafted).id).toBe(project.id);
  const url = `/api/v1/scripts/${project.id}`;
  const { data: scripts } = await other.call<Script[]>(ada, { url });
  const [script] = scripts;
  expect(script?.content).toContain('freno');
  expect(worker.providers.calls).toContain('read guía.pdf');
  expect([...one.providers.calls, ...other.providers.calls]).toEqual([]);

  // Two saves of one revision at once: the later one is told.
  const payload = { id: script?.id, revision: script?.revision, content: 'Otro texto.' };
  const saves = await Promise.all(
    [one, other].map((studio) =>
      studio.call(ada, { method: 'PUT', url: '/api/v1/scripts', payload }),
    ),
  );
  expect(saves.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it('wrong passwords for one e-mail count together, however they come', async () => {
  const tries = Array.from({ length: 16 }, (_, index) =>
    (index % 2 === 0 ? one : other).call(null, {
      method: 'POST',
      url: '/api/v1/auth/sign-in',
      payload: { email: 'nobody@example.com', password: 'no es esta' },
      remoteAddress: '203.0.113.40',
    }),
  );
  const codes = (await Promise.all(tries)).map(({ failure }) => failure.code);
  expect(codes.filter((code) => code === 'SIGN_IN_FAILED')).toHaveLength(10);
  expect(codes.filter((code) => code === 'SIGN_IN_LOCKED')).toHaveLength(6);
});
