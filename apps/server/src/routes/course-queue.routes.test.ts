import { availableParallelism } from 'node:os';
import { CodedError, type CourseQueue, type Video } from '@tarima/contract';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  courseQueueItems,
  courseQueues,
  courseScriptRuns,
  scripts,
  videos,
} from '#server/db/schema.ts';
import { sweep } from '#server/jobs/workers.ts';
import { conductVideos } from '#server/test/conduct-videos.ts';
import { createTestCourse, QUEUE_CONFIG, type TestCourse } from '#server/test/test-course.ts';
import { actorOf, type Person, useTestStudio } from '#server/test/test-studio.ts';
import { endUndo } from '#server/test/undo-is-over.ts';

const LONGEST_STEP_MS = 500_000;

const studioOf = useTestStudio();
let ada: Person;
let other: Person;
let course: TestCourse;
let conductor: ReturnType<typeof conductVideos>;

beforeAll(async () => {
  ada = await studioOf().signIn();
  other = await studioOf().signIn();
});
beforeEach(async () => {
  conductor = conductVideos(studioOf());
  course = await createTestCourse(studioOf(), ada, ['Uno dos.', 'Tres.', 'Cuatro.']);
});
afterEach(() => conductor.end());

const addressOf = ({ project }: TestCourse) => `/api/v1/courses/${project.id}`;
const post = <Data = CourseQueue>(path: string, payload: object = {}, person = ada) =>
  studioOf().call<Data>(person, { method: 'POST', url: addressOf(course) + path, payload });
const generateAll = (changes: object = {}) =>
  post('/generate-all-videos', { config: { ...QUEUE_CONFIG, ...changes } });
const queue = async () =>
  (await studioOf().call<CourseQueue>(ada, { url: `${addressOf(course)}/video-queue` })).data;
const retry = (index: number) => post(`/queue/${course.scriptIds[index]}/retry`);
const statuses = (of: CourseQueue) => of.videos.map(({ status }) => status);
const generateOne = (index: number, changes: object = {}) =>
  studioOf().call<Video>(ada, {
    method: 'POST',
    url: '/api/v1/videos/generate',
    payload: {
      projectId: course.project.id,
      scriptId: course.scriptIds[index],
      ...QUEUE_CONFIG,
      ...changes,
    },
  });
const videosOfCourse = async () =>
  studioOf().services.videos.newestByScript(await authorized(), 'es');
const authorized = () => studioOf().services.courses.authorize(actorOf(ada), course.project.id);
async function until(expected: (of: CourseQueue) => boolean): Promise<CourseQueue> {
  const reached = await studioOf().context.realtime.waitUntil(
    course.project.id,
    async () => {
      const now = await queue();
      return expected(now) ? now : null;
    },
    { timeoutMs: LONGEST_STEP_MS },
  );
  return reached ?? queue();
}
const ended = () => until(({ status }) => status === 'completed' || status === 'failed');
const say = (index: number, content: string) =>
  studioOf()
    .context.db.update(scripts)
    .set({ editedContent: content, revision: 1 })
    .where(eq(scripts.id, course.scriptIds[index] ?? ''));

describe('the videos of a course', () => {
  it('are made once each, in the course’s order, and lead to the course', async () => {
    expect(await queue()).toMatchObject({ hasQueue: false, status: 'pending', videos: [] });
    const started = await generateAll();
    expect(started.data).toMatchObject({
      hasQueue: true,
      status: 'processing',
      redirectTo: null,
      syncedWithTarima: false,
      stats: {
        totalVideos: 3,
        processingVideos: 1,
        pendingVideos: 2,
        currentlyProcessing: 'Contenido 1',
      },
    });
    expect(started.data.videos.map(({ moduleTitle, position }) => [moduleTitle, position])).toEqual(
      [
        ['Módulo 1', 1],
        ['Módulo 1', 2],
        ['Módulo 2', 3],
      ],
    );
    conductor.letGo();
    const done = await ended();
    expect(done).toMatchObject({
      status: 'completed',
      redirectTo: `/course/${course.project.id}`,
      stats: {
        completedVideos: 3,
        progressPercentage: 100,
        estimatedTimeRemaining: 0,
        currentlyProcessing: null,
      },
    });
    const made = await videosOfCourse();
    expect(made).toHaveLength(3);
    const byPosition = made.toSorted((a, b) => (a.queuePosition ?? 0) - (b.queuePosition ?? 0));
    expect(byPosition.map(({ title, module, scriptId }) => [title, module, scriptId])).toEqual([
      ['Contenido 1', 'Módulo 1', course.scriptIds[0]],
      ['Contenido 2', 'Módulo 1', course.scriptIds[1]],
      ['Contenido 3', 'Módulo 2', course.scriptIds[2]],
    ]);
  });

  it('are not made again where an identical one exists', async () => {
    const { data } = await generateOne(1);
    await conductor.finish();
    await studioOf().finished(data.id);
    const started = (await generateAll()).data;
    expect(statuses(started)).toEqual(['processing', 'completed', 'pending']);
    expect(started.videos[1]?.videoId).toBe(data.id);
    conductor.letGo();
    await ended();
    studioOf().providers.calls.length = 0;
    expect((await generateAll()).data.status).toBe('completed');
    expect((await generateAll({ locale: 'es_AR' })).data.status).toBe('processing');
    await ended();
    expect(studioOf().providers.calls.filter((call) => call === 'render')).toHaveLength(3);
  });

  it('use the script as it is when their turn comes', async () => {
    await generateAll();
    await conductor.reached();
    await say(2, 'Otra cosa muy distinta.');
    conductor.letGo();
    await ended();
    const { db } = studioOf().context;
    const rows = await db
      .select()
      .from(videos)
      .where(eq(videos.scriptId, course.scriptIds[2] ?? ''));
    expect(rows.map(({ recipe }) => recipe.script)).toEqual(['Otra cosa muy distinta.']);
  });

  it('fail with a reason if the script has no spoken words, and the others continue', async () => {
    await say(0, '## Nada\n\n- Un punto\n');
    const started = (await generateAll()).data;
    expect(statuses(started)).toEqual(['failed', 'processing', 'pending']);
    expect(started.videos[0]?.error?.code).toBe('NOTHING_TO_SAY');
    conductor.letGo();
    const done = await ended();
    expect([done.status, done.stats.failedVideos]).toEqual(['failed', 1]);
    expect([done.redirectTo, done.stats.status]).toEqual([null, 'failed']);
    await say(0, 'Ahora sí.');
    await retry(0);
    expect(await ended()).toMatchObject({
      status: 'completed',
      redirectTo: `/course/${course.project.id}`,
      stats: { completedVideos: 3 },
    });
  });

  it('keep their own order while another video is made by hand', async () => {
    const byHand = (await generateOne(0, { locale: 'es_AR' })).data;
    const started = (await generateAll()).data;
    expect(started.videos[0]?.videoId).toBe(byHand.id);
    await conductor.finish();
    await until(({ videos: [first] }) => first?.videoId !== byHand.id);
    conductor.letGo();
    const done = await ended();
    const first = (await videosOfCourse()).find(({ id }) => id === done.videos[0]?.videoId);
    expect([done.status, first?.accent]).toEqual(['completed', 'es_MX']);
  });
});

describe('two queues', () => {
  it('are one where they are identical', async () => {
    const [one, two] = await Promise.all([generateAll(), generateAll()]);
    expect(one.data.videos[0]?.videoId).toBe(two.data.videos[0]?.videoId);
    conductor.letGo();
    await ended();
    expect(await videosOfCourse()).toHaveLength(3);
  });

  it('are refused while another runs, and replaced once it is idle', async () => {
    await generateAll();
    const refused = await generateAll({ locale: 'es_AR' });
    expect([refused.status, refused.failure.code]).toEqual([409, 'QUEUE_ALREADY_RUNNING']);
    await post('/queue/pause');
    expect((await generateAll({ locale: 'es_AR' })).status).toBe(409);
    await conductor.finish();
    await until(({ stats }) => stats.completedVideos === 1);
    const replaced = (await generateAll({ locale: 'es_AR' })).data;
    expect([replaced.status, statuses(replaced)]).toEqual([
      'processing',
      ['processing', 'pending', 'pending'],
    ]);
  });
});

describe('trying again', () => {
  it('is refused after three times, until the script changes', async () => {
    studioOf().providers.before = async () => {
      throw new CodedError('SPEECH_FAILED');
    };
    await generateAll();
    for (const count of [1, 2, 3]) {
      expect((await ended()).status).toBe('failed');
      expect((await retry(0)).data.videos[0]?.retryCount).toBe(count);
    }
    expect((await ended()).videos[0]?.error?.code).toBe('SPEECH_FAILED');
    const refused = await retry(0);
    expect([refused.status, refused.failure.code]).toEqual([409, 'QUEUE_RETRIES_EXHAUSTED']);
    const others = (await post('/queue/retry-failed')).data;
    expect(others.videos.map(({ retryCount }) => retryCount)).toEqual([3, 1, 1]);
    await ended();
    await say(0, 'Otra manera de decirlo.');
    conductor.letGo();
    expect((await retry(0)).data.videos[0]).toMatchObject({ retryCount: 1, error: null });
    const { videos: made } = await until(({ videos: [first] }) => first?.status === 'completed');
    expect(made[0]).toMatchObject({ status: 'completed', error: null });
  });

  it('is refused for a finished video, and changes nothing for a waiting one', async () => {
    await generateAll();
    const again = await retry(1);
    expect([again.status, statuses(again.data)]).toEqual([
      200,
      ['processing', 'pending', 'pending'],
    ]);
    conductor.letGo();
    await ended();
    const refused = await retry(0);
    expect([refused.status, refused.failure.code]).toEqual([409, 'QUEUE_VIDEO_FINISHED']);
    expect(await queue()).toMatchObject({ status: 'completed', stats: { completedVideos: 3 } });
  });

  it('is not needed once a failed one is made by hand with the same settings', async () => {
    await generateAll();
    await conductor.fail(new CodedError('SPEECH_FAILED'));
    expect((await until(({ videos: [first] }) => first?.status === 'failed')).status).toBe(
      'processing',
    );
    conductor.letGo();
    await ended();
    const { data: unlike } = await generateOne(0, { locale: 'es-MX' });
    await studioOf().finished(unlike.id);
    expect((await queue()).videos[0]?.status).toBe('failed');
    const { data: same } = await generateOne(0);
    await studioOf().finished(same.id);
    expect(await queue()).toMatchObject({
      status: 'completed',
      stats: { failedVideos: 0, completedVideos: 3 },
      videos: [{ videoId: same.id, status: 'completed', error: null }, {}, {}],
    });
  });

  it('explains why a cancelled video has failed', async () => {
    const { videoId } = (await generateAll()).data.videos[0] ?? {};
    await studioOf().call(ada, { method: 'POST', url: `/api/v1/videos/${videoId}/cancel` });
    expect((await queue()).videos[0]?.error?.code).toBe('CANCELLED');
  });
});

describe('failures in the middle', () => {
  it('deletes the queue and its videos with the project', async () => {
    await generateAll();
    await conductor.reached();
    studioOf().providers.calls.length = 0;
    const url = `/api/v1/projects/${course.project.id}`;
    expect((await studioOf().call(ada, { method: 'DELETE', url })).status).toBe(200);
    conductor.letGo();
    await endUndo(studioOf());
    const { db } = studioOf().context;
    expect(await db.select().from(videos).where(eq(videos.projectId, course.project.id))).toEqual(
      [],
    );
    expect((await studioOf().call(ada, { url: `${addressOf(course)}/video-queue` })).status).toBe(
      404,
    );
    const next = await createTestCourse(studioOf(), ada, ['Otro curso.']);
    course = next;
    await generateAll();
    expect((await ended()).status).toBe('completed');
    expect(studioOf().providers.calls.filter((call) => call === 'render')).toHaveLength(1);
  });

  it.each([
    [
      'its video is gone',
      { status: 'processing' as const, videoId: crypto.randomUUID() },
      'failed',
    ],
    ['nothing was started', { status: 'pending' as const, videoId: null }, 'completed'],
  ])('resumes a queue that stands still because %s', async (_name, left, expected) => {
    await generateAll();
    await post('/queue/pause');
    await conductor.finish();
    await until(({ stats }) => stats.completedVideos === 1);
    conductor.letGo();
    const { db } = studioOf().context;
    await db
      .update(courseQueueItems)
      .set(left)
      .where(eq(courseQueueItems.scriptId, course.scriptIds[1] ?? ''));
    await sweep(studioOf());
    expect((await queue()).status).toBe('paused');
    const { resume } = studioOf().services.courseQueue;
    await resume(await authorized());
    const done = await ended();
    expect([done.status, done.videos[1]?.status]).toEqual([expected, expected]);
  });
});

it('a voice that was removed fails its videos with the reason, and another makes them', async () => {
  await generateAll();
  await conductor.reached();
  const { db } = studioOf().context;
  const [row] = await db.select().from(courseQueues).where(eq(courseQueues.id, course.project.id));
  if (!row) throw new Error('no queue');
  const settings = { ...row.settings, voiceId: 'neural-es-gone-0' };
  await db.update(courseQueues).set({ settings }).where(eq(courseQueues.id, course.project.id));
  conductor.letGo();
  const failed = await ended();
  expect(statuses(failed)).toEqual(['failed', 'failed', 'failed']);
  const codes = failed.videos.map(({ error }) => error?.code);
  expect(codes).toEqual(['VOICE_GONE', 'VOICE_GONE', 'VOICE_GONE']);
  await generateAll();
  expect(statuses(await ended())).toEqual(['completed', 'completed', 'completed']);
});

describe('estimating', () => {
  const estimate = async (query = '') =>
    (
      await studioOf().call<{
        videos: number;
        playSeconds: number;
        workSeconds: number;
        isMeasured: boolean;
      }>(ada, {
        url: `${addressOf(course)}/video-estimate?videoFormat=horizontal${query}`,
      })
    ).data;

  it('is a cautious guess until a video of the format was made, then measured', async () => {
    const guess = await estimate();
    expect(guess).toMatchObject({ videos: 3, isMeasured: false });
    expect(guess.workSeconds).toBeGreaterThan(0);
    const one = await estimate(`&scriptId=${course.scriptIds[0]}`);
    expect(one.videos).toBe(1);
    expect(one.playSeconds).toBeLessThan(guess.playSeconds);
    conductor.letGo();
    await generateAll({ videoFormat: 'horizontal' });
    await ended();
    const { db } = studioOf().context;
    await db
      .update(videos)
      .set({ workSeconds: 4, durationSeconds: 2 })
      .where(eq(videos.projectId, course.project.id));
    expect(await estimate()).toMatchObject({
      isMeasured: true,
      playSeconds: guess.playSeconds,
      // Three seconds for each start, and half a second for each second of video.
      workSeconds: 3 * 3 + guess.playSeconds / 2,
    });
  });

  it('is longer by a natural voice that speaks more slowly than pictures are drawn', async () => {
    const [lucia] = await studioOf().services.voices.list();
    if (!lucia) throw new Error('no voice');
    const factor = 50 * availableParallelism();
    const slow = { ...lucia, voice_id: 'es-slow', real_time_factor: factor };
    const quick = { ...lucia, voice_id: 'es-quick', real_time_factor: 0.001 };
    studioOf().providers.vendors.voiceSources.push({
      id: 'neural',
      voices: async () => [slow, quick],
    });
    const plain = await estimate();
    expect(await estimate('&voiceId=es-quick')).toEqual(plain);
    expect(await estimate('&voiceId=es-gone')).toEqual(plain);
    const { workSeconds } = await estimate('&voiceId=es-slow');
    expect(workSeconds).toBeCloseTo(3 * 3 + 50 * plain.playSeconds);
    const { stats, videos: queued } = (await generateAll({ voiceId: 'es-slow' })).data;
    const sum = (seconds: number[]) => seconds.reduce((total, each) => total + each, 0);
    const work = queued.map(({ estimatedDuration }) => estimatedDuration);
    expect(sum(work)).toBeCloseTo(workSeconds, 1);
    // The first picture may be drawn before the answer.
    const left = queued.map((item) => item.estimatedDuration * (1 - item.progress / 100));
    expect(stats.estimatedTimeRemaining).toBeCloseTo(sum(left) / 60, 1);
  });

  it('shows less time as a video is drawn', async () => {
    course = await createTestCourse(studioOf(), ada, Array(3).fill('Y después. '.repeat(200)));
    const before = (await generateAll()).data.stats.estimatedTimeRemaining;
    await conductor.reached();
    // The half-drawn state is stored some time later, and would overwrite the values below.
    const { videos: now } = await until(({ stats }) => stats.progressPercentage > 10);
    const { db } = studioOf().context;
    const { videoId } = now[0] ?? {};
    await db
      .update(videos)
      .set({ progress: 90 })
      .where(eq(videos.id, videoId ?? ''));
    const { stats } = await queue();
    expect(stats.estimatedTimeRemaining).toBeLessThan(before);
    expect(stats.progressPercentage).toBe(30);
  });
});

describe('refusing', () => {
  it('a course without structure, or while its scripts are written', async () => {
    const { db } = studioOf().context;
    await db.insert(courseScriptRuns).values({ id: course.project.id, status: 'processing' });
    expect((await generateAll()).failure.code).toBe('SCRIPTS_NOT_READY');
    course = await createTestCourse(studioOf(), ada, []);
    expect((await generateAll()).failure.code).toBe('COURSE_DATA_MISSING');
  });

  it('a missing queue, an unknown script and an unknown choice', async () => {
    for (const path of ['/queue/pause', '/queue/resume', '/queue/retry-failed']) {
      const answer = await post(path);
      expect([path, answer.status, answer.failure.code]).toEqual([path, 404, 'QUEUE_MISSING']);
    }
    for (const [code, changes] of [
      ['PRESENTER_UNKNOWN', { avatarId: 'nobody' }],
      ['VOICE_UNKNOWN', { voiceId: 'nobody' }],
      ['VOICE_GONE', { voiceId: 'neural-es-gone-0' }],
      ['VALIDATION_FAILED', { videoFormat: 'square' }],
    ] as const) {
      expect((await generateAll(changes)).failure.code).toBe(code);
    }
    await generateAll();
    expect((await post(`/queue/${crypto.randomUUID()}/retry`)).failure.code).toBe('NOT_FOUND');
  });

  it('a content’s video without a script id, or with an unknown one', async () => {
    const without = await generateOne(0, { scriptId: undefined });
    expect(without.failure.details?.fields?.[0]?.path).toBe('scriptId');
    expect((await generateOne(0, { scriptId: crypto.randomUUID() })).status).toBe(404);
  });

  it('people of other companies, and video projects', async () => {
    await generateAll();
    const calls = [
      { url: `${addressOf(course)}/video-queue` },
      { url: `${addressOf(course)}/video-estimate?videoFormat=vertical` },
      { method: 'POST' as const, url: `${addressOf(course)}/queue/pause`, payload: {} },
      {
        method: 'POST' as const,
        url: `${addressOf(course)}/generate-all-videos`,
        payload: { config: QUEUE_CONFIG },
      },
    ];
    for (const call of calls) {
      expect([call.url, (await studioOf().call(other, call)).status]).toEqual([call.url, 404]);
      expect((await studioOf().call(null, call)).status).toBe(401);
    }
    const project = await studioOf().draftedProject(ada);
    const url = `/api/v1/courses/${project.id}/video-queue`;
    expect((await studioOf().call(ada, { url })).status).toBe(404);
  });
});
