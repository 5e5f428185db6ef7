import { randomUUID } from 'node:crypto';
import type { LiveUnit, Project, Redraft, Script } from '@tarima/contract';
import { LanguageModelError } from '@tarima/writer';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { redrafts } from '#server/db/schema.ts';
import { sweep } from '#server/jobs/workers.ts';
import {
  courseProject,
  type Person,
  pdf,
  useTestStudio,
  videoProject,
} from '#server/test/test-studio.ts';

const studioOf = useTestStudio();
let ada: Person;
let project: Project;
let script: Script;
const WISH = {
  length: 1,
  communicationTone: 'formal',
  mainObjective: 'instrucciones',
  targetAudience: ' turno de noche ',
};

beforeAll(async () => {
  ada = await studioOf().signIn();
});
beforeEach(async () => {
  const files = [pdf('a.pdf', 'Uno dos. Tres cuatro. Nunca corras.'), pdf('b.pdf', 'Siete ocho.')];
  project = (await studioOf().upload(ada, videoProject(ada, files))).data;
  await studioOf().finished(project.id);
  script = await scriptNow();
});
afterEach(() => {
  studioOf().providers.before = async () => undefined;
});

async function scriptNow() {
  const url = `/api/v1/scripts/${project.id}`;
  const [found] = (await studioOf().call<Script[]>(ada, { url })).data;
  if (!found) throw new Error('no script');
  return found;
}
const redraft = <Data = Redraft>(
  method: 'GET' | 'POST' | 'DELETE',
  { payload, path = '', person = ada }: { payload?: object; path?: string; person?: Person } = {},
) =>
  studioOf().call<Data>(person, {
    method,
    url: `/api/v1/scripts/${project.id}/redraft${path}`,
    ...(payload && { payload }),
  });
const start = (wish: object = WISH) => redraft('POST', { payload: wish });
const take = (payload: object) => redraft<Script>('POST', { path: '/take', payload });
const fates = async () =>
  (
    await studioOf().call<LiveUnit[]>(ada, { url: `/api/v1/scripts/${project.id}/ledger` })
  ).data.map(({ fate }) => fate);

/** Waits for the end of the work, and returns the draft beside the script. */
async function ended(): Promise<Redraft> {
  const found = await studioOf().context.realtime.waitUntil(
    project.id,
    async () => {
      const { data } = await redraft<Redraft | null>('GET');
      return data && ['completed', 'failed'].includes(data.draft.status) ? data : null;
    },
    { timeoutMs: 400_000 },
  );
  if (!found) throw new Error('the draft did not end');
  return found;
}

/** Holds every draft in its writing until it is released. */
function holdWriting() {
  const reached = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  studioOf().providers.before = async (stage) => {
    if (stage !== 'write') return;
    reached.resolve();
    await release.promise;
  };
  return { reached: reached.promise, release: release.resolve };
}

describe('a draft beside the script', () => {
  it('is made from the documents already read, shows its progress, and replaces nothing', async () => {
    const { calls } = studioOf().providers;
    calls.length = 0;
    const writing = holdWriting();
    const { status, data } = await start();
    expect([status, data.proposal, data.request.targetAudience]).toEqual([
      200,
      null,
      'turno de noche',
    ]);
    await writing.reached;
    // The stage is stored while the writer begins.
    await expect
      .poll(async () => (await redraft('GET')).data.draft)
      .toMatchObject({ status: 'processing', stage: 'writing' });
    writing.release();
    const done = await ended();
    expect(done).toMatchObject({ id: data.id, draft: { status: 'completed', progress: 100 } });
    expect(done.proposal).toEqual({
      content: `## ${project.name} (formal)\n\nUno dos. Tres cuatro.\n`,
      wordCount: 4,
      estimatedSeconds: 1.6,
      missing: 1,
    });
    expect(calls).toEqual(['write']);
    expect(await scriptNow()).toEqual(script);
  });

  it('uses only the chosen sections, at their length', async () => {
    await start({ ...WISH, length: 'all', sections: ['b.pdf'] });
    const { proposal } = await ended();
    expect(proposal?.content).toBe(`## ${project.name} (formal)\n\nSiete ocho.\n`);
  });

  it('is made once for equal requests; of different ones the later counts', async () => {
    const writing = holdWriting();
    const first = await start();
    await writing.reached;
    expect((await start()).data.id).toBe(first.data.id);
    const other = await start({ ...WISH, length: 'all' });
    expect(other.data.id).not.toBe(first.data.id);
    writing.release();
    const done = await ended();
    expect([done.id, done.request.length]).toEqual([other.data.id, 'all']);
    expect(done.proposal?.missing).toBe(0);
  });

  it('gets a new job where its own is gone, and is finished', async () => {
    await start();
    await ended();
    const { db } = studioOf().context;
    const lost = { status: 'processing' as const, jobId: randomUUID(), proposal: null };
    await db.update(redrafts).set(lost).where(eq(redrafts.id, project.id));
    await sweep(studioOf());
    expect((await ended()).proposal?.content).toContain('Uno dos.');
  });

  it('explains a failure, keeps the script, and can be requested again', async () => {
    studioOf().providers.before = async (stage) => {
      if (stage === 'write') throw new LanguageModelError('LANGUAGE_MODEL_REFUSED', 'no');
    };
    await start();
    const failed = await ended();
    expect(failed).toMatchObject({ draft: { error: { code: 'LANGUAGE_MODEL_REFUSED' } } });
    expect([failed.proposal, await scriptNow()]).toEqual([null, script]);
    studioOf().providers.before = async () => undefined;
    await start();
    expect((await ended()).draft).toMatchObject({ status: 'completed', error: null });
  });

  it('ends when its project is deleted', async () => {
    const writing = holdWriting();
    await start();
    await writing.reached;
    const url = `/api/v1/projects/${project.id}`;
    await studioOf().call(ada, { method: 'DELETE', url });
    await studioOf().call(ada, { method: 'POST', url: `${url}/restore` });
    expect((await redraft('GET')).data.draft).toMatchObject({
      status: 'failed',
      error: { code: 'CANCELLED' },
    });
    writing.release();
  });
});

describe('a person who takes it', () => {
  it('gets it as the original, with its sources, its account and its wishes', async () => {
    await start();
    const { id, proposal } = await ended();
    const { revision } = script;
    const chosen = `${proposal?.content}\nSiete ocho. Esto es mío.\n`;
    const { data } = await take({ redraftId: id, revision, content: chosen });
    expect(data).toMatchObject({
      originalContent: proposal?.content,
      editedContent: chosen,
      revision: revision + 1,
    });
    // A kept sentence of the earlier text keeps its source, beside new ones.
    expect(data.provenance.map(({ kind }) => kind)).toEqual([
      'source',
      'source',
      'source',
      'author',
    ]);
    expect(await scriptNow()).toEqual(data);
    expect(await fates()).toEqual(['said', 'said', 'left', 'said']);
    expect((await redraft('GET')).data).toBeNull();
    const { data: told } = await studioOf().call<Project>(ada, {
      url: `/api/v1/projects/${project.id}`,
    });
    expect(told).toMatchObject({
      communicationTone: 'formal',
      mainObjective: 'instrucciones',
      targetAudience: 'turno de noche',
    });
  });

  it('has no edit after taking all of it', async () => {
    await start();
    const { id, proposal } = await ended();
    const { data } = await take({
      redraftId: id,
      revision: script.revision,
      content: proposal?.content,
    });
    expect([data.editedContent, data.content]).toEqual([null, proposal?.content]);
  });

  it('must have seen the newest text and this draft', async () => {
    await start();
    const { id } = await ended();
    const refused = async (payload: object) => {
      const answer = await take({ content: 'x', ...payload });
      return [answer.status, answer.failure.code];
    };
    const { revision } = script;
    const old = await refused({ redraftId: id, revision: revision - 1 });
    expect(old).toEqual([409, 'SCRIPT_CHANGED_ELSEWHERE']);
    const other = await refused({ redraftId: randomUUID(), revision });
    expect(other).toEqual([409, 'REDRAFT_NOT_READY']);
    expect(await scriptNow()).toEqual(script);
    expect((await redraft('GET')).data.id).toBe(id);
  });

  it('keeps the script by refusing it, even while it is written', async () => {
    const writing = holdWriting();
    await start();
    await writing.reached;
    expect((await redraft('DELETE')).status).toBe(200);
    writing.release();
    expect((await redraft('GET')).data).toBeNull();
    expect(await scriptNow()).toEqual(script);
  });
});

describe('it is refused', () => {
  it('to other companies, whatever they ask', async () => {
    await start();
    const { id } = await ended();
    const person = await studioOf().signIn();
    const answers = [
      await redraft('GET', { person }),
      await redraft('POST', { person, payload: WISH }),
      await redraft('DELETE', { person }),
      await redraft('POST', {
        person,
        path: '/take',
        payload: { redraftId: id, revision: 1, content: 'x' },
      }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await ended()).id).toBe(id);
  });

  it('for a course, during the first draft, or where that failed', async () => {
    project = (await studioOf().upload(ada, courseProject(ada, [pdf('c.pdf', 'Uno.')]))).data;
    expect((await start()).status).toBe(404);
    const writing = holdWriting();
    project = (await studioOf().upload(ada, videoProject(ada, [pdf('c.pdf', 'Uno.')]))).data;
    await writing.reached;
    expect((await start()).failure.code).toBe('SCRIPT_NOT_READY');
    writing.release();
    await studioOf().finished(project.id);
    const empty = [pdf('d.pdf', 'DOCUMENT_CORRUPT')];
    project = (await studioOf().upload(ada, videoProject(ada, empty))).data;
    await studioOf().finished(project.id);
    expect((await start()).failure.code).toBe('DRAFT_FAILED');
  });

  it.each([
    [{ ...WISH, length: 4 }, 'length'],
    [{ ...WISH, communicationTone: 'rudo' }, 'communicationTone'],
    [{ ...WISH, mainObjective: '' }, 'mainObjective'],
    [{ ...WISH, targetAudience: 'x'.repeat(201) }, 'targetAudience'],
    [{ ...WISH, sections: [] }, 'sections'],
  ])('for the body %#', async (wish, field) => {
    const { status, failure } = await start(wish);
    expect(status).toBe(400);
    expect(failure.details?.fields?.map(({ path }) => path)).toEqual([field]);
  });
});
