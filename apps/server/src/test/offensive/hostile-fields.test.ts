import type { PodcastStatus, Project, Script } from '@tarima/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { findPodcast } from '#server/features/podcasts/podcasts.repo.ts';
import { findProject } from '#server/features/projects/projects.repo.ts';
import { type Person, pdf, useTestStudio, videoProject } from '#server/test/test-studio.ts';
import { CONTRACT_CALLS, callOf } from './contract-calls.ts';

const studioOf = useTestStudio();
let ada: Person;
let other: Person;
let project: Project;
beforeAll(async () => {
  ada = await studioOf().signIn();
  other = await studioOf().signIn();
  project = await studioOf().draftedProject(ada);
});
const send = <Data>(method: 'POST' | 'PUT', url: string, payload: unknown) =>
  studioOf().call<Data>(ada, {
    method,
    url: `/api/v1/${url}`,
    headers: { 'content-type': 'application/json' },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
/** Columns of a row that nobody may send. */
const foreign = () => ({
  id: other.user.id,
  company_id: other.companyId,
  companyId: other.companyId,
  createdBy: other.user.id,
  status: 'completed',
  jobId: other.user.id,
  is_owner: true,
  isOwner: true,
});

describe('a field that only the server sets', () => {
  it('is ignored in an upload', async () => {
    const { companyId: _, ...fields } = foreign();
    const texts = Object.fromEntries(
      Object.entries(fields).map(([key, value]) => [key, `${value}`]),
    );
    const parts = videoProject(ada, [pdf('a.pdf', 'Uno.')], texts);
    const { data } = await studioOf().upload(ada, parts);
    const row = await findProject(studioOf().context.db, data.id);
    expect(row).toMatchObject({ companyId: ada.companyId, createdBy: ada.user.id });
    expect(data.id).not.toBe(other.user.id);
    await studioOf().finished(data.id);
  });

  it('is ignored in a podcast', async () => {
    const textInput = 'El viento mueve las palas de la turbina que está en la colina. '.repeat(6);
    const request = { ...foreign(), textInput, companyId: ada.companyId };
    const { data } = await send<PodcastStatus>('POST', 'podcasts/generate', request);
    const row = await findPodcast(studioOf().context.db, data.eventId);
    expect(row).toMatchObject({ companyId: ada.companyId, createdBy: ada.user.id });
    expect(data.eventId).not.toBe(other.user.id);
    await studioOf().finished(data.eventId);
  });

  it('is ignored in a script', async () => {
    const { data } = await send<Script>('PUT', `scripts?projectId=${project.id}`, {
      ...foreign(),
      id: undefined,
      content: 'Uno.',
      originalContent: 'Otro.',
      projectId: other.user.id,
    });
    expect(data.editedContent).toBe('Uno.');
    expect(data.originalContent).not.toBe('Otro.');
    const row = await findProject(studioOf().context.db, project.id);
    expect(row?.companyId).toBe(ada.companyId);
  });
});

describe('a body that reaches for the prototype', () => {
  const bodies = CONTRACT_CALLS.filter(({ definition }) => definition.body);

  it.each(bodies.map((call) => [call.name, call] as const))('%s', async (_name, call) => {
    const { method, url } = callOf(call, () => undefined);
    for (const payload of [
      '{"__proto__":{"polluted":true}}',
      '{"constructor":{"prototype":{"polluted":true}}}',
      '{"settings":{"__proto__":{"polluted":true}}}',
    ]) {
      const { status } = await studioOf().call(ada, {
        ...(method && { method }),
        ...(url && { url }),
        headers: { 'content-type': 'application/json' },
        payload,
      });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    }
    expect(Object.prototype).not.toHaveProperty('polluted');
  });

  it('changes nothing through a form or a query either', async () => {
    const parts = videoProject(ada, [pdf('a.pdf', 'Uno.')], { ['__proto__']: 'x' });
    parts.push({ name: '__proto__', value: 'x' }, { name: 'constructor', value: 'x' });
    expect((await studioOf().upload(ada, parts)).status).toBeLessThan(500);
    const url = '/api/v1/videos?__proto__[polluted]=1&constructor[prototype][polluted]=1';
    expect((await studioOf().call(ada, { url })).status).toBeLessThan(500);
    expect(Object.prototype).not.toHaveProperty('polluted');
  });
});

describe('text that no database stores', () => {
  const bodies = CONTRACT_CALLS.filter(({ definition }) => definition.body);

  it.each(bodies.map((call) => [call.name, call] as const))(
    '%s causes no internal error',
    async (_name, call) => {
      const strange = (field: string) =>
        /Id$|^id$|^key$/u.test(field) ? undefined : 'a\u0000b\ud800';
      const { payload, ...request } = callOf(call, strange);
      const { status } = await studioOf().call(ada, { ...request, ...(payload && { payload }) });
      expect(status).toBeLessThan(500);
    },
  );

  it.each(['feeds/a%00b.xml', 'feeds/a%00b/cover.jpg', 'feeds/a/b%00/audio.mp3', 'api/v1/a%00b'])(
    'is not found in a path: %s',
    async (path) => {
      expect((await studioOf().call(null, { url: `/${path}` })).status).toBe(404);
    },
  );

  it('is cleaned before it is stored', async () => {
    const content = 'Uno\u0000 dos\ud800 tres.';
    const { data } = await send<Script>('PUT', `scripts?projectId=${project.id}`, { content });
    expect(data.editedContent).toBe('Uno dos tres.');
  });
});
