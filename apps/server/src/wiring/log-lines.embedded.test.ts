import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Project } from '@tarima/contract';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { uploadPicture } from '#server/test/crash/pictured-project.ts';
import { createServerClient, type ServerClient } from '#server/test/server-client.ts';
import { placeEmbedded } from '#server/test/test-database.ts';

type Line = {
  level: number;
  msg: string;
  requestId?: string;
  job?: string;
  jobId?: string;
  rowId?: string;
  req?: { id: string; method: string; path: string };
  res?: object;
};

let dataFolder: string;
let server: ServerClient;
let project: Project;

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'tarima-lines-'));
  await placeEmbedded(dataFolder);
  server = createServerClient({ STUDIO_DATA_DIR: dataFolder, LOG_LEVEL: 'info' });
  await server.start();
  const words = '<text y="9">La zanahoria violeta se corta en rodajas finas.</text>';
  project = await uploadPicture(
    server,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 99 99">${words}</svg>`,
  );
});
afterAll(async () => {
  await server.kill();
  await rm(dataFolder, { recursive: true, force: true });
});

const rawLines = () =>
  server
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'));
const lines = (): Line[] => rawLines().map((line) => JSON.parse(line));
const linesOf = (message: string) => lines().filter(({ msg }) => msg === message);

it('every line of a job names the job, its row and the call that caused it', async () => {
  const jobsDone = () => linesOf('job done').length;
  await expect.poll(jobsDone, { timeout: 400_000, interval: 100 }).toBe(2);
  const upload = lines().find(
    ({ req }) => req?.method === 'POST' && req.path.endsWith('/projects'),
  );
  expect(upload?.requestId).toBe(upload?.req?.id);
  const done = linesOf('job done');
  expect(done.map(({ job }) => job)).toEqual(['draft-project', 'make-questions']);
  for (const line of done) {
    expect(line).toMatchObject({ requestId: upload?.requestId, rowId: project.id });
    expect(line.jobId).toMatch(/^[\da-f-]{36}$/u);
  }
});

it('every line of a call names it, once', () => {
  const ofCalls = rawLines().filter((line) => /"(?:req|res)":/u.test(line));
  expect(ofCalls.length).toBeGreaterThan(2);
  for (const line of ofCalls) expect(line.match(/"requestId":"/gu)).toHaveLength(1);
});

it('a line that a feature writes names the call too', async () => {
  const forged = new SignJWT({ sub: 'zanahoria' }).setProtectedHeader({ alg: 'HS256' });
  const token = await forged.sign(Buffer.alloc(32));
  await expect(server.post('/api/v1/auth/login', { token })).rejects.toThrow('UNAUTHENTICATED');
  await expect.poll(() => linesOf('launch token refused')).toHaveLength(1);
  const login = lines().findLast(({ req }) => req?.path.endsWith('/login'));
  expect(linesOf('launch token refused')[0]?.requestId).toBe(login?.req?.id);
});

it('a file without a word is no error of the studio', async () => {
  await uploadPicture(server, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"></svg>');
  await expect.poll(() => linesOf('job failed'), { timeout: 400_000 }).toHaveLength(1);
  const warning = 40;
  expect(linesOf('job failed').map(({ level }) => level)).toEqual([warning]);
});

it('no line has a word that a person wrote', () => {
  expect(server.output()).not.toMatch(/zanahoria|violeta|montaje/iu);
});
