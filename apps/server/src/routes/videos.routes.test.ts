import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  CodedError,
  type GenerateVideo,
  type Project,
  type Timeline,
  type Video,
  type VideoSettings,
} from '@tarima/contract';
import { DocumentError } from '@tarima/documents';
import { PresenterError } from '@tarima/presenters';
import { WriterError } from '@tarima/writer';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { videos } from '#server/db/schema.ts';
import { createTestCourse } from '#server/test/test-course.ts';
import { type Person, useTestStudio } from '#server/test/test-studio.ts';
import { endUndo } from '#server/test/undo-is-over.ts';

const studioOf = useTestStudio();
let ada: Person;
let other: Person;
let project: Project;

beforeAll(async () => {
  ada = await studioOf().signIn();
  other = await studioOf().signIn();
});
beforeEach(async () => {
  project = await studioOf().draftedProject(ada);
});
afterEach(() => {
  studioOf().providers.before = async () => undefined;
});

const request = (changes: Partial<GenerateVideo> = {}) => ({
  projectId: project.id,
  videoMode: 'avatar',
  avatarId: 'ana',
  voiceId: 'es-lucia',
  locale: 'es_MX',
  ...changes,
});
const generate = (changes: Partial<GenerateVideo> = {}, person = ada) =>
  studioOf().call<Video>(person, {
    method: 'POST',
    url: '/api/v1/videos/generate',
    payload: request(changes),
  });
const status = async (id: string, language = 'es') =>
  (
    await studioOf().call<Video>(ada, {
      url: `/api/v1/videos/status/${id}`,
      headers: { 'accept-language': language },
    })
  ).data;
const get = (url: string, headers = {}) => studioOf().call<Video>(ada, { url, headers });
const filesOf = (id: string) =>
  readdir(join(studioOf().dataFolder, 'blobs/videos', id)).catch(() => []);

/** Holds the next video in a stage until it is released. */
function hold(stage: 'plan' | 'encode' | 'render') {
  const reached = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  studioOf().providers.before = async (now, signal) => {
    if (now !== stage) return;
    reached.resolve();
    signal?.addEventListener('abort', () => release.reject(signal.reason));
    await release.promise;
  };
  return { reached: reached.promise, release: release.resolve };
}

async function finishedVideo(): Promise<Video> {
  const { data } = await generate();
  await studioOf().finished(data.id);
  return status(data.id);
}

describe('making a video', () => {
  it('goes from waiting to completed, with its files and its library entry', async () => {
    const started = await generate();
    expect(started.status).toBe(200);
    expect(started.data).toMatchObject({ projectId: project.id, title: project.name });
    await studioOf().finished(started.data.id);
    const video = await status(started.data.id);
    expect(video).toMatchObject({
      status: 'completed',
      progress: 100,
      error: null,
      presenter: 'Ana',
      presenterImage: '/api/v1/providers/local/avatars/ana/image',
      voice: 'Lucía',
      accent: 'es_MX',
      format: 'vertical',
      mode: 'avatar',
      template: null,
      retryCount: 0,
      module: null,
      queuePosition: null,
      generatedDate: expect.stringMatching(/^\d{4}-/u),
      videoUrl: video.url,
      durationSeconds: 2,
    });
    expect(await status(project.id)).toEqual(video);
    expect((await get(`/api/v1/videos/project/${project.id}`)).data).toEqual(video);
    const file = await get(video.url ?? '', { range: 'bytes=0-4' });
    expect([file.status, file.text, file.headers['content-type']]).toEqual([
      206,
      'video',
      'video/mp4',
    ]);
    expect((await get(video.captionsUrl ?? '')).text).toBe('WEBVTT\n');
    expect((await get(video.posterUrl ?? '')).headers['content-type']).toBe('image/png');
    const download = await get(video.downloadUrl ?? '');
    expect(download.headers['content-disposition']).toContain('Gu%C3%ADa%20de%20la%20tarima.mp4');
  });

  it('uses script and settings as they were at the request', async () => {
    const render = hold('plan');
    const { data } = await generate();
    await render.reached;
    await studioOf().call(ada, {
      method: 'PUT',
      url: `/api/v1/scripts?projectId=${project.id}`,
      payload: { content: 'Demasiado tarde.' },
    });
    render.release();
    await studioOf().finished(data.id);
    const first = await get((await status(data.id)).url ?? '');
    const second = await get((await finishedVideo()).url ?? '');
    expect(second.text).not.toBe(first.text);
  });

  it('uses the saved format and background, and the template in stock mode', async () => {
    const settings = { videoFormat: 'horizontal', background: 'coral', templateId: 'night' };
    const url = '/api/v1/video-settings';
    const saved = await studioOf().call<VideoSettings>(ada, {
      method: 'POST',
      url,
      payload: { projectId: project.id, settings },
    });
    expect(saved.data).toMatchObject({
      ...settings,
      style: 'presenter_focus',
      resolution: '720p',
      captionPlace: 'picture',
      videoMode: 'avatar',
      presenter: '',
      presenterImage: '',
      voice: '',
      locale: 'es-ES',
    });
    expect((await studioOf().call(ada, { url: `${url}/${project.id}` })).data).toEqual(saved.data);
    const { data } = await generate({ videoMode: 'stock' });
    expect(data).toMatchObject({ format: 'horizontal', mode: 'stock', template: 'night' });
    await studioOf().finished(data.id);
  });

  it('keeps captions out of the picture where the settings say so', async () => {
    const payload = { projectId: project.id, settings: { captionPlace: 'track' } };
    await studioOf().call(ada, { method: 'POST', url: '/api/v1/video-settings', payload });
    const answer = await studioOf().call<{ timeline: Timeline }>(ada, {
      method: 'POST',
      url: '/api/v1/videos/preview',
      payload: request(),
    });
    expect(answer.data.timeline.captionPlace).toBe('track');
  });

  it('knows what a person used last in a company, by the last video and in the language', async () => {
    const person = await studioOf().signIn();
    const [first, second, third] = [
      await studioOf().draftedProject(person),
      await studioOf().draftedProject(person),
      await studioOf().draftedProject(person),
    ];
    const url = '/api/v1/video-settings';
    const lastUsed = async (id: string) =>
      (await studioOf().call<VideoSettings | null>(person, { url: `${url}/${id}/last-used` })).data;
    const save = (projectId: string, background: string) =>
      studioOf().call(person, {
        method: 'POST',
        url,
        payload: { projectId, settings: { background } },
      });
    expect(await lastUsed(third.id)).toBeNull();
    await save(first.id, 'coral');
    expect(await lastUsed(third.id)).toMatchObject({ background: 'coral', locale: 'es-ES' });
    await save(second.id, 'sand');
    expect((await lastUsed(third.id))?.background).toBe('sand');
    const made = await studioOf().call<Video>(person, {
      method: 'POST',
      url: '/api/v1/videos/generate',
      payload: { ...request(), projectId: first.id },
    });
    await studioOf().finished(made.data.id);
    expect((await lastUsed(third.id))?.background).toBe('coral');
    await save(third.id, 'green');
    expect(await lastUsed(third.id)).toBeNull();
    expect((await studioOf().call(ada, { url: `${url}/${third.id}/last-used` })).status).toBe(404);
  });

  it('uses the accent of Spain where none was chosen or an empty one saved', async () => {
    const url = '/api/v1/video-settings';
    const settingsNow = async () =>
      (await studioOf().call<VideoSettings>(ada, { url: `${url}/${project.id}` })).data;
    expect((await settingsNow()).locale).toBe('es-ES');
    const payload = { projectId: project.id, settings: { locale: '' } };
    await studioOf().call(ada, { method: 'POST', url, payload });
    expect((await settingsNow()).locale).toBe('es-ES');
    for (const [locale, accent] of [
      [undefined, 'es-ES'],
      // Not of the voice's language, as settings of an earlier voice may be.
      ['en-US', 'es-ES'],
      ['es_AR', 'es_AR'],
    ]) {
      const { data } = await generate({ locale });
      expect(data.accent).toBe(accent);
      await studioOf().finished(data.id);
    }
  });

  it('makes one video on a double click, and refuses other wishes meanwhile', async () => {
    const render = hold('render');
    const [one, two] = await Promise.all([generate(), generate()]);
    expect(one.data.id).toBe(two.data.id);
    await render.reached;
    const third = await generate({ locale: 'es_AR' });
    expect([third.status, third.failure.code]).toEqual([409, 'VIDEO_ALREADY_PROCESSING']);
    expect(await status(one.data.id)).toMatchObject({ status: 'processing' });
    render.release();
    await studioOf().finished(one.data.id);
    expect((await status(one.data.id)).status).toBe('completed');
  });

  it('can be cancelled, and made again', async () => {
    const render = hold('render');
    const { data } = await generate();
    await render.reached;
    const url = `/api/v1/videos/${data.id}/cancel`;
    const cancelled = await studioOf().call<Video>(ada, { method: 'POST', url });
    expect(cancelled.data).toMatchObject({
      status: 'failed',
      isCancelled: true,
      error: 'La operación se canceló.',
    });
    studioOf().providers.before = async () => undefined;
    expect(await finishedVideo()).toMatchObject({ status: 'completed', isCancelled: false });
    expect(await status(data.id)).toMatchObject({ status: 'failed', isCancelled: true });
    expect(await filesOf(data.id)).toEqual([]);
  });

  it('can be deleted while it is made, and leaves nothing', async () => {
    const render = hold('render');
    const { data } = await generate();
    await render.reached;
    const url = `/api/v1/videos/${data.id}`;
    expect((await studioOf().call(ada, { method: 'DELETE', url })).status).toBe(200);
    expect((await get(`/api/v1/videos/status/${data.id}`)).status).toBe(404);
    studioOf().providers.before = async () => undefined;
    await finishedVideo();
    await endUndo(studioOf());
    expect(await filesOf(data.id)).toEqual([]);
  });

  it('is deleted with its project', async () => {
    const video = await finishedVideo();
    await studioOf().call(ada, { method: 'DELETE', url: `/api/v1/projects/${project.id}` });
    expect((await get(`/api/v1/videos/status/${video.id}`)).status).toBe(404);
    await endUndo(studioOf());
    expect(await filesOf(video.id)).toEqual([]);
  });
});

describe('failing', () => {
  it('explains a failure that has a sentence, in the reader’s language', async () => {
    studioOf().providers.before = async () => {
      throw new CodedError('SPEECH_FAILED');
    };
    const { data } = await generate();
    await studioOf().finished(data.id);
    expect(await status(data.id)).toMatchObject({
      status: 'failed',
      isCancelled: false,
      url: null,
      error: 'No se pudo generar la voz. Inténtalo de nuevo.',
    });
    expect((await status(data.id, 'en')).error).toMatch(/voice/i);
  });

  it('reports only that it failed where nothing is known', async () => {
    studioOf().providers.before = async () => {
      throw new Error('ffmpeg: /secret/path');
    };
    const { data } = await generate();
    await studioOf().finished(data.id);
    expect(await status(data.id)).toMatchObject({
      status: 'failed',
      error: 'Error en la generación del video',
    });
  });

  it('is tried again where the error allows it', async () => {
    let failures = 1;
    studioOf().providers.before = async (stage) => {
      if (stage === 'render' && failures-- > 0) {
        throw new CodedError('SPEECH_FAILED', 'busy', { retryable: true });
      }
    };
    const { data } = await generate();
    await studioOf().finished(data.id);
    expect(await status(data.id)).toMatchObject({ status: 'completed', retryCount: 1 });
  });
});

describe('refusing', () => {
  it.each([
    ['PRESENTER_UNKNOWN', { avatarId: 'nobody' }],
    ['PRESENTER_UNKNOWN', { avatarId: undefined }],
    ['VOICE_UNKNOWN', { voiceId: 'nobody' }],
    ['VOICE_GONE', { voiceId: 'neural-es-gone-0' }],
    ['TEMPLATE_UNKNOWN', { videoMode: 'stock' as const, templateId: 'nothing' }],
  ])('%s', async (code, changes) => {
    const answer = await generate(changes);
    expect([answer.status, answer.failure.code]).toEqual([422, code]);
  });

  it.each([
    ['projectId', 'one'],
    ['projectId', undefined],
    ['videoMode', 'hologram'],
    ['videoMode', undefined],
    ['avatarId', 'x'.repeat(101)],
    ['templateId', 7],
    ['voiceId', ''],
    ['voiceId', undefined],
    ['locale', 'x'.repeat(21)],
  ])('%s = %j is a bad request that names the field', async (field, value) => {
    for (const verb of ['generate', 'preview']) {
      const answer = await studioOf().call(ada, {
        method: 'POST',
        url: `/api/v1/videos/${verb}`,
        payload: { ...request(), [field]: value },
      });
      expect(answer.status).toBe(400);
      expect(answer.failure.details?.fields?.map(({ path }) => path)).toContain(field);
    }
  });

  it.each([
    ['videoMode', 'x'],
    ['templateId', 'x'],
    ['background', 'pink'],
    ['resolution', '4k'],
    ['captionPlace', 'nowhere'],
    ['videoFormat', 'square'],
    ['presenter', 5],
    ['locale', 'x'.repeat(21)],
  ])('settings.%s = %j is a bad request', async (field, value) => {
    const payload = { projectId: project.id, settings: { [field]: value } };
    const url = '/api/v1/video-settings';
    const answer = await studioOf().call(ada, { method: 'POST', url, payload });
    expect(answer.failure.details?.fields?.[0]?.path).toBe(`settings.${field}`);
  });

  it('a script with nothing to say', async () => {
    const payload = { content: '## Título\n\n- Un punto\n[Scene: vacío]\n' };
    const url = `/api/v1/scripts?projectId=${project.id}`;
    await studioOf().call(ada, { method: 'PUT', url, payload });
    const answer = await generate();
    expect([answer.status, answer.failure.code]).toEqual([422, 'NOTHING_TO_SAY']);
  });

  it('files of a video that is not finished', async () => {
    const render = hold('render');
    const { data } = await generate();
    await render.reached;
    for (const name of ['file', 'captions', 'poster', 'download', 'captions/download']) {
      const answer = await get(`/api/v1/videos/${data.id}/${name}`);
      expect([answer.status, answer.failure.code]).toEqual([409, 'VIDEO_NOT_READY']);
    }
    const payload = { id: data.id, assetType: 'video' };
    const url = '/api/v1/providers/tarima/save-path';
    const saved = await studioOf().call(ada, { method: 'POST', url, payload });
    expect(saved.failure.code).toBe('VIDEO_NOT_READY');
    render.release();
    await studioOf().finished(data.id);
  });

  it('people of other companies', async () => {
    const { id } = await finishedVideo();
    const calls = [
      ...['file', 'captions', 'poster', 'download', 'captions/download'].map((name) => ({
        url: `/api/v1/videos/${id}/${name}`,
      })),
      { url: `/api/v1/videos/status/${id}` },
      { method: 'POST' as const, url: `/api/v1/videos/${id}/cancel` },
      { method: 'POST' as const, url: `/api/v1/videos/${id}/restore` },
      { method: 'DELETE' as const, url: `/api/v1/videos/${id}` },
      {
        method: 'POST' as const,
        url: '/api/v1/providers/tarima/save-path',
        payload: { id, assetType: 'video' },
      },
    ];
    for (const call of calls) {
      expect([call.url, (await studioOf().call(other, call)).status]).toEqual([call.url, 404]);
      expect((await studioOf().call(null, call)).status).toBe(401);
    }
    expect((await status(id)).status).toBe('completed');
  });
});

describe('finding and storing', () => {
  it('lists by status, a page at a time', async () => {
    const person = await studioOf().signIn();
    const mine = await studioOf().draftedProject(person);
    const { data } = await generate({ projectId: mine.id }, person);
    await studioOf().finished(data.id);
    type List = { videos: Video[]; page: number; pages: number };
    const list = async (query: string) =>
      (await studioOf().call<List>(person, { url: `/api/v1/videos${query}` })).data;
    expect((await list('')).videos.map(({ id }) => id)).toEqual([data.id]);
    expect((await list('?status=completed')).videos).toHaveLength(1);
    expect(await list('?status=failed')).toMatchObject({ videos: [], page: 1, pages: 1 });
    expect((await list('?page=2')).videos).toEqual([]);
    const { db } = studioOf().context;
    await db.update(videos).set({ status: 'waiting' }).where(eq(videos.id, data.id));
    expect((await list('?status=processing')).videos.map(({ id }) => id)).toEqual([data.id]);
    for (const query of ['?status=lost', '?page=0', '?page=x']) {
      const answer = await studioOf().call(person, { url: `/api/v1/videos${query}` });
      expect(answer.status).toBe(400);
    }
  });

  it('saves to the library and returns the address', async () => {
    const { id } = await finishedVideo();
    const url = '/api/v1/providers/tarima/save-path';
    for (const _time of [1, 2]) {
      const payload = { id, assetType: 'video' };
      const { data } = await studioOf().call(ada, { method: 'POST', url, payload });
      expect(data).toEqual({ redirectTo: `/videos?video=${id}` });
    }
  });

  it('finds no video and no status for a project without one', async () => {
    const answer = await studioOf().call(ada, { url: `/api/v1/videos/project/${project.id}` });
    expect([answer.status, answer.data]).toEqual([200, null]);
    expect((await get(`/api/v1/videos/status/${project.id}`)).status).toBe(404);
  });
});

describe('previewing', () => {
  type Preview = { timeline: Timeline; audioUrl: string };
  const preview = () =>
    studioOf().call<Preview>(ada, {
      method: 'POST',
      url: '/api/v1/videos/preview',
      payload: request(),
    });

  it('returns the timeline, and speech that is encoded once, for its own company', async () => {
    studioOf().providers.calls.length = 0;
    const [one, two] = await Promise.all([preview(), preview()]);
    expect(one.data.timeline.presenterId).toBe('ana');
    expect(two.data).toEqual(one.data);
    expect(studioOf().providers.calls.filter((call) => call === 'encode preview')).toHaveLength(1);
    const audio = await get(one.data.audioUrl);
    expect([audio.status, audio.headers['content-type']]).toEqual([200, 'audio/mp4']);
    expect((await studioOf().call(other, { url: one.data.audioUrl })).status).toBe(404);
    expect((await get('/api/v1/videos/preview-audio/nothing')).status).toBe(400);
  });

  it('is replaced by the project’s next one, and deleted with the project', async () => {
    const audios = async () =>
      (await readdir(join(studioOf().dataFolder, 'blobs'), { recursive: true })).filter(
        (name) => name.endsWith('.m4a') && !name.includes('voices'),
      );
    const before = await audios();
    const { data: first } = await preview();
    const payload = { content: 'Otra cosa.' };
    const url = `/api/v1/scripts?projectId=${project.id}`;
    await studioOf().call(ada, { method: 'PUT', url, payload });
    const { data: second } = await preview();
    expect(second.audioUrl).not.toBe(first.audioUrl);
    expect((await get(second.audioUrl)).status).toBe(200);
    expect((await get(first.audioUrl)).status).toBe(404);
    expect(await audios()).toHaveLength(before.length + 1);

    const projectUrl = `/api/v1/projects/${project.id}`;
    await studioOf().call(ada, { method: 'DELETE', url: projectUrl });
    expect((await get(second.audioUrl)).status).toBe(404);
    await endUndo(studioOf());
    expect(await audios()).toEqual(before);
  });

  it('of the first scene speaks no more than that', async () => {
    const payload = { content: '## Uno\n\nHola.\n\n## Dos\n\nAdiós.\n' };
    const put = { method: 'PUT', url: `/api/v1/scripts?projectId=${project.id}` } as const;
    await studioOf().call(ada, { ...put, payload });
    const first = async () => {
      const whole = { ...request(), onlyFirstScene: true };
      const call = { method: 'POST', url: '/api/v1/videos/preview', payload: whole } as const;
      return (await studioOf().call<Preview>(ada, call)).data.audioUrl;
    };
    const before = await first();
    expect(before).not.toBe((await preview()).data.audioUrl);
    await studioOf().call(ada, {
      ...put,
      payload: { content: '## Uno\n\nHola.\n\n## Dos\n\nFin.' },
    });
    expect(await first()).toBe(before);
  });

  it('has a first scene to draw at once, for its own company, and none without words', async () => {
    const url = `/api/v1/videos/first-scene/${project.id}`;
    const { data } = await studioOf().call<Timeline>(ada, { url });
    expect(data).toMatchObject({ kicker: project.name, language: 'es' });
    expect((await studioOf().call(other, { url })).status).toBe(404);
    await studioOf().call(ada, {
      method: 'PUT',
      url: `/api/v1/scripts?projectId=${project.id}`,
      payload: { content: '## Título\n' },
    });
    expect((await studioOf().call(ada, { url })).data).toBeNull();
  });

  it('of a course’s script stays while another script of the course is previewed', async () => {
    const { project: course, scriptIds } = await createTestCourse(studioOf(), ada, [
      'Uno.',
      'Dos.',
    ]);
    const previewOf = (scriptId?: string) =>
      studioOf().call<Preview>(ada, {
        method: 'POST',
        url: '/api/v1/videos/preview',
        payload: { ...request(), projectId: course.id, scriptId },
      });
    const [first, second] = [await previewOf(scriptIds[0]), await previewOf(scriptIds[1])];
    expect((await get(first.data.audioUrl)).status).toBe(200);
    expect((await get(second.data.audioUrl)).status).toBe(200);
    expect((await studioOf().call(other, { url: first.data.audioUrl })).status).toBe(404);
    expect((await previewOf()).failure.code).toBe('VALIDATION_FAILED');
  });

  it('leaves nothing where its project is deleted meanwhile', async () => {
    const plan = hold('plan');
    const answer = preview();
    await plan.reached;
    await studioOf().call(ada, { method: 'DELETE', url: `/api/v1/projects/${project.id}` });
    plan.release();
    expect((await answer).status).toBe(404);
    await endUndo(studioOf());
    const projects = await readdir(join(studioOf().dataFolder, 'blobs/projects'));
    expect(projects).not.toContain(project.id);
  });

  it('stops when nobody waits for it, and continues for others who asked', async () => {
    const encoding = hold('encode');
    const leave = new AbortController();
    const given = fetch(`${await studioOf().listen()}/api/v1/videos/preview`, {
      method: 'POST',
      headers: { authorization: `Bearer ${ada.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(request()),
      signal: leave.signal,
    });
    await encoding.reached;
    const wanted = preview();
    studioOf().providers.before = async () => undefined;
    leave.abort();
    await expect(given).rejects.toThrow('aborted');
    expect((await wanted).status).toBe(200);
  });

  it.each([
    [new CodedError('SPEECH_FAILED'), 500, 'No se pudo generar la voz.'],
    [new CodedError('VOICE_UNKNOWN'), 422, 'La voz elegida no está disponible.'],
    [new DocumentError('DOCUMENT_CORRUPT', 'a.pdf', '/secret'), 422, '«a.pdf»'],
    [new PresenterError('PRESENTER_UNKNOWN', '/secret'), 422, 'El presentador elegido no'],
    [new PresenterError('VIDEO_FAILED', '/secret/path'), 500, 'Error en la generación'],
    [new WriterError('NO_READABLE_DOCUMENT', '/secret'), 422, ''],
  ])('passes on the failure of a package: %s', async (error, expected, words) => {
    studioOf().providers.before = async () => {
      throw error;
    };
    const answer = await preview();
    expect([answer.status, answer.failure.code]).toEqual([expected, error.code]);
    expect(answer.failure.message).toContain(words);
    expect(answer.text).not.toContain('secret');
  });

  it('hides a failure without a code', async () => {
    studioOf().providers.before = async () => {
      throw Object.assign(new Error('/secret/path'), { code: 'ENOENT' });
    };
    const answer = await preview();
    expect([answer.status, answer.failure.code]).toEqual([500, 'INTERNAL_ERROR']);
    expect(answer.text).not.toContain('secret');
  });
});
