import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { AuditEvent, VoiceModel } from '@tarima/contract';
import type { VoiceModelEntry } from '@tarima/speech';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { multipart } from '#server/test/multipart.ts';
import { createPeopleCalls } from '#server/test/people-calls.ts';
import { type Person, useTestStudio } from '#server/test/test-studio.ts';
import {
  listed,
  offerModels,
  type PackedModel,
  packTinyModel,
  sha256Of,
} from '#server/test/voice-model-studio.ts';
import { packEntries } from '../../../../packages/archives/src/testing/make-archive.ts';
import {
  breaksOffAfter,
  startArchiveServer,
  waitsAfter,
} from '../../../../test/vendors/archive-server.ts';

const studioOf = useTestStudio();
const people = createPeopleCalls(studioOf);
let server: Awaited<ReturnType<typeof startArchiveServer>>;
let owner: Person;
let origin: string;
let made = 0;

beforeAll(async () => {
  server = await startArchiveServer({});
  owner = await people.owner();
  origin = await studioOf().listen();
});
afterAll(() => server.close());

type Changes = Parameters<typeof listed>[2];
/** A new model in the catalogue of the studio, with its archive on the server. */
async function offer(facts: Changes = {}, changed?: (folder: string) => Promise<unknown>) {
  const packed = await packTinyModel(`model-${++made}`, changed);
  await offerPacked(packed, facts);
  return { ...packed, id: packed.entry.id };
}
async function offerPacked(packed: PackedModel, facts: Changes = {}): Promise<VoiceModelEntry> {
  const entry = listed(packed, server.address, facts);
  server.put(`/${entry.id}.tar.gz`, packed.archive);
  await offerModels(studioOf(), [entry]);
  return entry;
}
const call = <Data = VoiceModel>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
  people.call<Data>(owner, method, `voice-models${path}`, body, { 'accept-language': 'en' });
const fetchModel = (id: string) => call('POST', `/${id}/fetch`, { acceptsLicence: true });
const uploadForm = (content: Buffer, acceptsLicence = 'true') =>
  multipart([
    { name: 'acceptsLicence', value: acceptsLicence },
    { name: 'file', fileName: 'voices.tar.gz', content },
  ]);
function upload(id: string, content: Buffer, acceptsLicence = 'true') {
  const { body, contentType } = uploadForm(content, acceptsLicence);
  const headers = { 'content-type': contentType };
  return people.call<VoiceModel>(owner, 'POST', `voice-models/${id}/upload`, body, headers);
}
/** Sends a file, or its first bytes, over a real connection. Answers the way to give up. */
function send(id: string, content: Buffer, bytes?: number) {
  const { body, contentType } = uploadForm(content);
  const sending = request(`${origin}/api/v1/voice-models/${id}/upload`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${owner.token}`,
      ...{ 'content-type': contentType, 'content-length': body.length },
    },
  });
  sending.on('error', () => undefined);
  sending.write(body.subarray(0, bytes));
  return async () => {
    sending.destroy();
    await expect.poll(openConnections).toBe(0);
  };
}
const openConnections = () => {
  const { server } = studioOf().app;
  return promisify(server.getConnections.bind(server))();
};
const receiving = () => readdir(join(studioOf().dataFolder, 'temporary')).catch(() => []);
async function modelOf(id: string): Promise<VoiceModel | undefined> {
  const { data } = await call<{ models: VoiceModel[] }>('GET', '');
  return data.models.find((model) => model.id === id);
}
const endOf = async (id: string) => {
  const ends = ['completed', 'failed'];
  const isOver = async () => ends.includes((await modelOf(id))?.fetch?.status ?? '');
  await expect.poll(isOver).toBe(true);
  return (await modelOf(id))?.fetch;
};
const problemOf = async (id: string) => (await endOf(id))?.problem?.code;
const onDisk = async (...path: string[]) =>
  (await readdir(join(studioOf().dataFolder, 'models', ...path)).catch(() => [])).sort();

it('fetches a model, tries it and says how fast it is here', async () => {
  const { id, archive } = await offer();
  expect(await modelOf(id)).toMatchObject({ isPresent: false, bytes: archive.length, fetch: null });
  expect((await fetchModel(id)).data.fetch?.status).toMatch(/waiting|processing/u);
  expect(await endOf(id)).toMatchObject({ status: 'completed', progress: 100, problem: null });
  const model = await modelOf(id);
  expect(model).toMatchObject({ isPresent: true, isMeasured: true, lacks: [] });
  expect(model?.realTimeFactor).toBeGreaterThan(0);
  expect(model?.voices[0]?.voiceIds).toEqual([{ language: 'es', id: `neural-es-${id}-0` }]);
  expect(await onDisk('.fetch')).not.toContain(id);
  // Once it is here, another call changes nothing.
  expect((await fetchModel(id)).data.fetch?.status).toBe('completed');

  expect((await call('DELETE', `/${id}`)).status).toBe(200);
  expect(await modelOf(id)).toMatchObject({ isPresent: false, fetch: null });
  expect(await onDisk()).not.toContain(id);
  const trail = await people.call<{ events: AuditEvent[] }>(owner, 'GET', 'audit');
  const told = trail.data.events.filter(({ subject }) => subject === id);
  expect(told.map(({ action }) => action)).toEqual(['voice-model-removed', 'voice-model-fetched']);
  expect(told[0]?.subjectName).toBe(`Voices of ${id}`);
});

it('shows a licence, and installs nothing until it is accepted', async () => {
  const { id, archive } = await offer();
  const text = `Text of Voices of ${id}`;
  expect((await call('GET', `/${id}/licence`)).data).toEqual({ name: 'CC0-1.0', text });
  const refused = await call('POST', `/${id}/fetch`, { acceptsLicence: false });
  expect(refused.failure.code).toBe('LICENCE_NOT_ACCEPTED');
  expect((await upload(id, archive, 'false')).failure.code).toBe('LICENCE_NOT_ACCEPTED');
  expect(await modelOf(id)).toMatchObject({ isPresent: false, fetch: null });
});

it('is for the owner of the studio alone', async () => {
  const { id } = await offer();
  const ada = await studioOf().signIn();
  const body = { acceptsLicence: true, sha256: 'a'.repeat(64) };
  for (const [method, path] of [
    ['GET', ''],
    ['GET', `/${id}/licence`],
    ['POST', `/${id}/fetch`],
    ['POST', `/${id}/upload`],
    ['POST', `/${id}/confirm`],
    ['POST', `/${id}/cancel`],
    ['DELETE', `/${id}`],
  ] as const) {
    const payload = method === 'POST' ? body : undefined;
    const { status } = await people.call(ada, method, `voice-models${path}`, payload);
    expect([path, status]).toEqual([path, 403]);
  }
});

it('goes on with a download that broke off', async () => {
  const { id, archive } = await offer();
  const arrived = Promise.withResolvers<void>();
  server.will(breaksOffAfter(500, arrived.promise));
  const before = server.calls.length;
  await fetchModel(id);
  await expect.poll(async () => (await modelOf(id))?.fetch?.bytes).toBeGreaterThan(0);
  arrived.resolve();
  expect(await endOf(id)).toMatchObject({ status: 'completed', bytes: archive.length });
  const ranges = server.calls.slice(before).map(({ range }) => range);
  expect(ranges).toEqual([undefined, expect.stringMatching(/^bytes=\d+-$/u)]);
});

it('keeps what is here when it is cancelled, and fetches only the rest later', async () => {
  const { id, archive } = await offer();
  const rest = Promise.withResolvers<void>();
  server.will(waitsAfter(500, rest.promise));
  const before = server.calls.length;
  await fetchModel(id);
  const bytes = async () => (await modelOf(id))?.fetch?.bytes;
  await expect.poll(bytes).toBeGreaterThan(0);
  // It is under way, so another start is refused.
  expect((await fetchModel(id)).failure.code).toBe('VOICE_MODEL_UNDER_WAY');
  expect((await upload(id, archive)).failure.code).toBe('VOICE_MODEL_UNDER_WAY');
  expect((await call('POST', `/${id}/cancel`)).data.fetch?.problem?.code).toBe('CANCELLED');
  rest.resolve();
  await fetchModel(id);
  expect(await endOf(id)).toMatchObject({ status: 'completed' });
  expect(server.calls.slice(before).at(-1)?.range).toMatch(/^bytes=[1-9]\d*-$/u);
});

it('leaves nothing of a model that is removed while it is fetched', async () => {
  const { id } = await offer();
  const rest = Promise.withResolvers<void>();
  server.will(waitsAfter(500, rest.promise));
  await fetchModel(id);
  await expect.poll(async () => (await modelOf(id))?.fetch?.bytes).toBeGreaterThan(0);
  expect((await call('DELETE', `/${id}`)).status).toBe(200);
  rest.resolve();
  expect(await modelOf(id)).toMatchObject({ isPresent: false, fetch: null });
  await expect.poll(() => onDisk('.fetch')).not.toContain(id);
});

it('discards an archive with a wrong hash, or half of one', async () => {
  const { id, archive } = await offer({ sha256: 'b'.repeat(64) });
  await fetchModel(id);
  expect(await problemOf(id)).toBe('ARCHIVE_WRONG_HASH');
  expect(await onDisk('.fetch', id, 'address')).toEqual([]);
  // Nothing is left to go on with.
  expect((await modelOf(id))?.fetch?.bytes).toBe(0);
  const half = await offer();
  await upload(half.id, archive.subarray(0, archive.length / 2));
  expect(await problemOf(half.id)).toBe('ARCHIVE_WRONG_HASH');
  const unknown = await offer({ sha256: null });
  const cut = unknown.archive.subarray(0, unknown.archive.length / 2);
  await upload(unknown.id, cut);
  await expect.poll(async () => (await modelOf(unknown.id))?.fetch?.stage).toBe('asking');
  await call('POST', `/${unknown.id}/confirm`, { sha256: sha256Of(cut) });
  expect(await problemOf(unknown.id)).toBe('ARCHIVE_BROKEN');
  expect(await onDisk()).not.toContain(unknown.id);
});

it('asks the owner about a hash that nobody knows', async () => {
  const { id, archive } = await offer({ sha256: null, bytes: null });
  await fetchModel(id);
  await expect.poll(async () => (await modelOf(id))?.fetch?.stage).toBe('asking');
  const sha256 = sha256Of(archive);
  expect((await modelOf(id))?.fetch).toMatchObject({ status: 'waiting', sha256, problem: null });
  const other = await call('POST', `/${id}/confirm`, { sha256: 'c'.repeat(64) });
  expect(other.failure.code).toBe('VOICE_MODEL_NOT_WAITING');
  const calls = server.calls.length;
  expect((await call('POST', `/${id}/confirm`, { sha256 })).status).toBe(200);
  expect(await endOf(id)).toMatchObject({ status: 'completed', sha256: null });
  expect(server.calls.length).toBe(calls);
  const again = await call('POST', `/${id}/confirm`, { sha256 });
  expect(again.failure.code).toBe('VOICE_MODEL_NOT_WAITING');
});

it('installs a model from a file, without a network', async () => {
  const { id, archive } = await offer();
  const calls = server.calls.length;
  expect((await upload(id, archive)).status).toBe(200);
  expect(await endOf(id)).toMatchObject({ status: 'completed' });
  expect((await modelOf(id))?.isPresent).toBe(true);
  expect(server.calls.length).toBe(calls);
});

it('leaves nothing of a file whose sender gives up half-way', async () => {
  const { id, archive } = await offer();
  const giveUp = send(id, archive, archive.length / 2);
  await expect.poll(receiving).toHaveLength(1);
  await giveUp();
  await expect.poll(receiving).toEqual([]);
  expect(await modelOf(id)).toMatchObject({ isPresent: false, fetch: null });
  expect(await onDisk('.fetch')).not.toContain(id);
  expect((await upload(id, archive)).status).toBe(200);
  expect(await endOf(id)).toMatchObject({ status: 'completed' });
});

it('installs no file whose sender has given up since it arrived', async () => {
  const { id, archive } = await offer();
  const { voiceModels } = studioOf().providers;
  const arrived = Promise.withResolvers<void>();
  const goesOn = Promise.withResolvers<void>();
  let looks = 0;
  // The studio looks once before the file and once after it.
  voiceModels.engineProblem = async () => {
    if (++looks === 2) {
      arrived.resolve();
      await goesOn.promise;
    }
    return null;
  };
  const giveUp = send(id, archive);
  await arrived.promise;
  await giveUp();
  goesOn.resolve();
  await expect.poll(receiving).toEqual([]);
  expect(await modelOf(id)).toMatchObject({ isPresent: false, fetch: null });
  expect(await onDisk('.fetch')).not.toContain(id);
});

it('refuses files that are far larger than the archive', async () => {
  const { id, archive } = await offer();
  const refused = await upload(id, Buffer.concat([archive, archive]));
  expect([refused.status, refused.failure.code]).toEqual([413, 'ARCHIVE_TOO_LARGE']);
  expect((await modelOf(id))?.fetch).toBeNull();
});

it('installs no bomb, and nothing of another family', async () => {
  const bomb = await packEntries(
    [{ name: 'a/zeros', content: Buffer.alloc(60_000_000) }],
    'tar.gz',
  );
  const { entry } = await packTinyModel('bomb');
  await offerPacked({ entry, archive: bomb });
  await fetchModel('bomb');
  expect(await problemOf('bomb')).toBe('ARCHIVE_TOO_LARGE');
  const other = await packTinyModel('other-family');
  await offerPacked({ ...other, entry: { ...other.entry, family: 'supertonic' } });
  await fetchModel('other-family');
  expect(await problemOf('other-family')).toBe('VOICE_MODEL_UNUSABLE');
  const broken = await offer({}, (folder) => rm(join(folder, 'tokens.txt')));
  await fetchModel(broken.id);
  expect(await problemOf(broken.id)).toBe('VOICE_MODEL_UNUSABLE');
  const names = await onDisk();
  for (const id of ['bomb', 'other-family', broken.id]) expect(names).not.toContain(id);
});

it('fetches nothing that the disk has no room for', async () => {
  const { id } = await offer({ unpackedBytes: 2 ** 52 });
  const refused = await fetchModel(id);
  expect([refused.status, refused.failure.code]).toEqual([507, 'DISK_FULL']);
  expect((await modelOf(id))?.fetch).toBeNull();
});

it('says why natural voices cannot run here, and fetches none', async () => {
  const { id } = await offer();
  const { providers } = studioOf();
  providers.voiceModels.engineProblem = async () => 'musl is not supported';
  const { data } = await call<{ problem: { message: string } }>('GET', '');
  expect(data.problem.message).toContain('musl is not supported');
  expect((await fetchModel(id)).failure.code).toBe('SPEECH_ENGINE_MISSING');
  expect(await studioOf().services.voiceModels.state()).toBe('unavailable');
});

it('tries an own folder before its voices count', async () => {
  const { makeTinyPiper } = await import('../../../../packages/speech/src/testing/tiny-piper.ts');
  const folder = join(studioOf().dataFolder, 'models', 'untried');
  await makeTinyPiper(folder, { id: 'untried', name: 'Own voices' });
  const graph = await readFile(join(folder, 'tiny.onnx'));
  await writeFile(join(folder, 'tiny.onnx'), graph.subarray(0, 100));
  expect(await modelOf('untried')).toMatchObject({ isPresent: false, lacks: ['measured.json'] });
  expect((await fetchModel('untried')).failure.code).toBe('VOICE_MODEL_UNUSABLE');
  await writeFile(join(folder, 'tiny.onnx'), graph);
  expect((await fetchModel('untried')).data).toMatchObject({ isPresent: true, isMeasured: true });
  await call('DELETE', '/untried');
});

it('shows a folder that a person put there with what it lacks, and removes it', async () => {
  const { makeTinyPiper } = await import('../../../../packages/speech/src/testing/tiny-piper.ts');
  const folder = join(studioOf().dataFolder, 'models', 'own-voices');
  await makeTinyPiper(folder, { id: 'own-voices', name: 'Own voices' });
  await rm(join(folder, 'tokens.txt'));
  const lacking = { isInCatalogue: false, isPresent: false, lacks: ['tokens.txt'] };
  expect(await modelOf('own-voices')).toMatchObject(lacking);
  expect((await call('DELETE', '/own-voices')).status).toBe(200);
  expect(await modelOf('own-voices')).toBeUndefined();
  expect((await call('DELETE', '/own-voices')).status).toBe(404);
});
