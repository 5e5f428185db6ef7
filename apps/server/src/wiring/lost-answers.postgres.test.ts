import { rm } from 'node:fs/promises';
import type { Portrait, Project } from '@tarima/contract';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { multipart } from '#server/test/multipart.ts';
import { startStallingProxy } from '#server/test/stalling-proxy.ts';
import { exportProject, importProject } from '#server/test/test-archives.ts';
import { testDatabaseUrl } from '#server/test/test-database.ts';
import { createPackageCalls } from '#server/test/test-package.ts';
import {
  type Person,
  pdf,
  startTestStudio,
  type TestStudio,
  videoProject,
} from '#server/test/test-studio.ts';

/** The line to the database breaks after a commit. So a change has happened, and the studio is told of a failure. */
let line: Awaited<ReturnType<typeof startStallingProxy>>;
let studio: TestStudio;
let ada: Person;
const { ended, make, video } = createPackageCalls(
  () => studio,
  () => ada,
);

beforeAll(async () => {
  const url = new URL((await testDatabaseUrl()) ?? '');
  line = await startStallingProxy({ host: url.hostname, port: Number(url.port) });
  url.port = String(line.port);
  studio = await startTestStudio({ DATABASE_URL: url.href });
  ada = await studio.signIn();
});
afterEach(() => line.losesAnswers(() => false));
afterAll(async () => {
  await studio.stop();
  line.close();
  await rm(studio.dataFolder, { recursive: true, force: true });
});

/** Loses the answer to the next change that says these words. */
function loseAnswerTo(words: string): void {
  line.losesAnswers((said) => {
    if (!said.includes(words)) return false;
    line.losesAnswers(() => false);
    return true;
  });
}

const away = { status: 503, failure: expect.objectContaining({ code: 'DATABASE_AWAY' }) };
const projectCalled = async (name: string) => {
  const url = `/api/v1/projects?search=${encodeURIComponent(name)}`;
  const { data } = await studio.call<{ projects: Project[] }>(ada, { url });
  return data.projects[0];
};
const draftOf = async (id: string) => {
  await studio.finished(id);
  const url = `/api/v1/projects/${id}`;
  return (await studio.call<Project>(ada, { url })).data.draft;
};

it('an upload that was stored keeps its files', async () => {
  loseAnswerTo('insert into "projects"');
  const parts = videoProject(ada, [pdf('a.pdf', 'Hola a todos.')], { name: 'Sin respuesta' });
  expect(await studio.upload(ada, parts)).toMatchObject(away);
  const project = await projectCalled('Sin respuesta');
  expect(await draftOf(project?.id ?? '')).toMatchObject({ status: 'completed', error: null });
});

it('a copy of a project that was stored keeps its files', async () => {
  const { id } = await studio.draftedProject(ada);
  loseAnswerTo('insert into "projects"');
  const url = `/api/v1/projects/${id}/duplicate`;
  expect(await studio.call(ada, { method: 'POST', url, payload: { name: 'Copia' } })).toMatchObject(
    away,
  );
  const { data } = await studio.call<{ projects: Project[] }>(ada, { url: '/api/v1/projects' });
  const [copy] = data.projects;
  expect(copy?.id).not.toBe(id);
  expect(await filesOf(copy?.id ?? '')).toHaveLength(1);
});

it('a project from a file that was stored keeps its files', async () => {
  const { id } = await studio.draftedProject(ada);
  const archive = await exportProject(studio, ada, id);
  loseAnswerTo('insert into "projects"');
  await expect(importProject(studio, ada, archive)).rejects.toThrow();
  const { data } = await studio.call<{ projects: Project[] }>(ada, { url: '/api/v1/projects' });
  const [imported] = data.projects;
  expect(imported?.id).not.toBe(id);
  expect(await filesOf(imported?.id ?? '')).toHaveLength(1);
});

it('a person of a company who was stored keeps the photo', async () => {
  const fields = { name: 'Carmen', gender: 'female', declaredBy: 'Carmen Ríos', agrees: 'true' };
  const { body, contentType } = multipart([
    ...Object.entries(fields).map(([name, value]) => ({ name, value })),
    { name: 'file', fileName: 'carmen.jpg', content: Buffer.from('Carmen') },
  ]);
  const owner = await studio.services.session.login(await studio.services.session.launchOwner());
  const companyId = owner.companies[0]?.pk ?? '';
  const boss = { ...owner, companyId };
  const path = `/api/v1/companies/${companyId}/portraits`;
  loseAnswerTo('insert into "company_portraits"');
  const headers = { 'content-type': contentType };
  const added = await studio.call(boss, { method: 'POST', url: path, payload: body, headers });
  expect(added).toMatchObject(away);
  const { data } = await studio.call<Portrait[]>(boss, { url: path });
  const { status } = await studio.call(boss, { url: `${path}/pictures/${data[0]?.picture}` });
  expect(status).toBe(200);
});

it('a package that was stored keeps its zip', async () => {
  const { id } = await studio.draftedProject(ada);
  await video(id);
  loseAnswerTo('"made_of" =');
  await make(id, { format: 'folder' });
  expect(await ended(id, 'folder')).toMatchObject({ status: 'completed' });
  const { status } = await studio.call(ada, { url: `/api/v1/packages/${id}/folder/file` });
  expect(status).toBe(200);
});

const filesOf = (id: string) =>
  studio.context.blobs.listBefore(`projects/${id}/files`, new Date(Date.now() + 3_600_000));
