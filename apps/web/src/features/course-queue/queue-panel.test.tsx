import {
  avatarEndpoints,
  type CourseQueue,
  courseEndpoints,
  courseQueueEndpoints,
  type Endpoint,
  errorMessage,
  POLLING,
  projectEndpoints,
  type VideoSettings,
  videoEndpoints,
  videoSettingsEndpoints,
  videoSettingsSchema,
  voiceEndpoints,
} from '@tarima/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { avatarSample } from '#web/test/avatar-sample.ts';
import {
  contentSample,
  contentVideoSample,
  courseSample,
  noQueueSample,
  queueItemSample,
  queueSample,
} from '#web/test/course-samples.ts';
import { renderStudio, studioServerForTests } from '#web/test/render-studio.tsx';
import { Refusal } from '#web/test/studio-server.ts';
import { PROJECT_ID, testProject } from '#web/test/test-project.ts';
import { voiceSample } from '#web/test/voice-sample.ts';

const studio = studioServerForTests();
// A lazy screen loads slowly on a busy machine, so it loads before the tests.
beforeAll(() => import('#web/features/course-scripts/course-scripts-screen.tsx'));
afterEach(() => void vi.useRealTimers());

const LUCIA = avatarSample();
const ALBA = voiceSample();
const ESTIMATE = {
  videos: 12,
  playSeconds: 2_040,
  characters: 30_000,
  workSeconds: 118,
  isMeasured: true,
};
let queue: CourseQueue;
let settings: VideoSettings;

beforeEach(() => {
  queue = queueSample();
  settings = videoSettingsSchema.parse({});
  studio().answer(courseEndpoints.structure, () => courseSample());
  studio().answer(courseEndpoints.videos, () => []);
  studio().answer(courseQueueEndpoints.get, () => queue);
  studio().answer(courseQueueEndpoints.estimate, () => ESTIMATE);
  studio().answer(avatarEndpoints.list, () => [LUCIA]);
  studio().answer(projectEndpoints.get, () => testProject({ type: 'course' }));
  studio().answer(voiceEndpoints.list, () => [ALBA]);
  studio().answer(videoSettingsEndpoints.get, () => settings);
  studio().answer(videoSettingsEndpoints.lastUsed, () => null);
  studio().answer(videoEndpoints.firstScene, () => null);
  studio().answer(videoSettingsEndpoints.save, ({ body }) => {
    settings = JSON.parse(body.toString()).settings;
    return settings;
  });
});

const open = async () => {
  const view = await renderStudio(studio(), `/course-scripts/${PROJECT_ID}`);
  await screen.findByRole('listitem', { name: 'Qué es el riesgo' });
  return view;
};
const panel = async () => within(await screen.findByRole('region', { name: 'Panel de videos' }));
const bodyOf = (endpoint: Endpoint) =>
  studio()
    .callsOf(endpoint)
    .map(({ body }) => JSON.parse(body.toString()));

describe('the panel', () => {
  it('appears with a queue: totals, counts, time and each video', async () => {
    await open();
    const shown = await panel();
    shown.getByText('0 de 3 videos completados');
    shown.getByText('20 %');
    shown.getByText('Tiempo restante estimado: 1 h y 5 min');
    shown.getByText('Ahora: Quién responde');
    expect(shown.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Completados',
      'En proceso',
      'Pendientes',
      'Fallidos',
    ]);
    expect(shown.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '0',
      '1',
      '1',
      '1',
    ]);
    const failed = within(shown.getByRole('listitem', { name: 'Qué es el riesgo' }));
    for (const text of [
      'Módulo 1 · Riesgos',
      'Fallido',
      'Reintentos 2/3',
      'No se pudo generar la voz.',
    ]) {
      failed.getByText(text);
    }
    const making = within(shown.getByRole('listitem', { name: 'Quién responde' }));
    making.getByText('En proceso');
    expect(making.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('60');
    within(shown.getByRole('listitem', { name: 'Cómo se informa' })).getByText('Pendiente');
  });

  it('shows the videos near the current one of a long queue, and all on demand', async () => {
    const many = Array.from({ length: 24 }, (_, index) => ({
      ...queueItemSample(0, { status: index < 12 ? 'completed' : 'pending' }),
      scriptId: crypto.randomUUID(),
      position: index + 1,
    }));
    queue = queueSample({ videos: many });
    const { user } = await open();
    const shown = await panel();
    const positions = () =>
      within(shown.getByRole('list', { name: 'Videos de la cola' }))
        .getAllByRole('listitem')
        .map((item) => Number(/\d+/u.exec(item.textContent)?.[0]));
    expect([positions()[0], positions().length]).toEqual([12, 10]);
    await user.click(shown.getByRole('button', { name: 'Ver los 24 videos' }));
    expect(positions()).toEqual(many.map(({ position }) => position));
    await user.click(shown.getByRole('button', { name: 'Ver menos' }));
    expect(positions()).toHaveLength(10);
  });

  it('pauses and resumes with one call for a double click', async () => {
    studio().answer(courseQueueEndpoints.pause, () => (queue = queueSample({ status: 'paused' })));
    studio().answer(courseQueueEndpoints.resume, () => (queue = queueSample()));
    const { user } = await open();
    const shown = await panel();
    await user.dblClick(shown.getByRole('button', { name: 'Pausar' }));
    await shown.findByText('En pausa');
    expect(shown.queryByText(/Tiempo restante/u)).toBeNull();
    shown.getByText('En pausa hasta que la reanudes');
    screen.getByText('En pausa, posición 3');
    shown.getByText('El video en proceso se terminará; no empezará otro.');
    expect(studio().callsOf(courseQueueEndpoints.pause)).toHaveLength(1);
    await user.dblClick(shown.getByRole('button', { name: 'Reanudar' }));
    await shown.findByRole('button', { name: 'Pausar' });
    expect(studio().callsOf(courseQueueEndpoints.resume)).toHaveLength(1);
  });

  it('loses the contents that are removed from the course, without a reload', async () => {
    await open();
    const shown = await panel();
    expect(shown.getAllByRole('listitem', { name: /^Qué es el riesgo|^Quién/u })).toHaveLength(2);
    const [, ...left] = queue.videos;
    queue = queueSample({ videos: left });
    await studio().tell('courseStatusUpdate', courseSample(undefined, { revision: 2 }));
    await waitFor(() =>
      expect(shown.queryByRole('listitem', { name: 'Qué es el riesgo' })).toBeNull(),
    );
    shown.getByRole('listitem', { name: 'Quién responde' });
  });

  it('lists the failed videos with reasons, and retries all of them at once', async () => {
    const reason = { code: 'SPEECH_FAILED', message: 'No se pudo generar la voz.' } as const;
    const silent = { code: 'NOTHING_TO_SAY', message: 'No hay nada que decir.' } as const;
    const many = Array.from({ length: 24 }, (_, index) => ({
      ...queueItemSample(0, { status: 'completed' }),
      scriptId: crypto.randomUUID(),
      contentTitle: `Tema ${index + 1}`,
      position: index + 1,
    }));
    const failing = many.map((item, index) =>
      index === 1 || index === 22
        ? { ...item, status: 'failed' as const, error: reason }
        : index === 23
          ? { ...item, status: 'failed' as const, error: silent }
          : item,
    );
    queue = queueSample({ status: 'failed', videos: failing });
    studio().answer(courseQueueEndpoints.retryFailed, () => queueSample({ videos: many }));
    const { user } = await open();
    const shown = await panel();
    shown.getByText('Con errores');
    const alert = within(shown.getByRole('alert'));
    alert.getByText('No se pudieron hacer 3 videos');
    expect(alert.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'No se pudo generar la voz.2. Tema 2 · 23. Tema 23',
      'No hay nada que decir.24. Tema 24',
    ]);
    expect(shown.queryByRole('link', { name: 'Ver curso' })).toBeNull();
    await user.dblClick(alert.getByRole('button', { name: 'Reintentar 3 videos fallidos' }));
    await waitFor(() => expect(shown.queryByRole('alert')).toBeNull());
    expect(studio().callsOf(courseQueueEndpoints.retryFailed)).toHaveLength(1);
  });

  it('retries one video', async () => {
    const retried = queueSample();
    for (const item of retried.videos) Object.assign(item, { status: 'pending', error: null });
    studio().answer(courseQueueEndpoints.retry, () => retried);
    const { user } = await open();
    const shown = await panel();
    await user.dblClick(shown.getByRole('button', { name: 'Intentar de nuevo: Qué es el riesgo' }));
    await waitFor(() => expect(shown.queryByText('Fallido')).toBeNull());
    const [call, ...others] = studio().callsOf(courseQueueEndpoints.retry);
    expect(call?.params.scriptId).toBe(queueSample().videos[0]?.scriptId);
    expect(others).toEqual([]);
  });

  it.each([
    ['Pausar', 'pause', 'QUEUE_MISSING', 'Error al pausar la cola'],
    ['Reanudar', 'resume', 'QUEUE_MISSING', 'Error al reanudar la cola'],
    [
      'Intentar de nuevo: Qué es el riesgo',
      'retry',
      'QUEUE_RETRIES_EXHAUSTED',
      'Error al reintentar el video',
    ],
    [
      'Reintentar 1 video fallido',
      'retryFailed',
      'QUEUE_MISSING',
      'Error al reintentar los videos',
    ],
  ] as const)('shows the server’s words when «%s» is refused', async (name, call, code, title) => {
    if (call === 'resume') queue = queueSample({ status: 'paused' });
    studio().answer(courseQueueEndpoints[call], () => {
      throw new Refusal(409, code);
    });
    const { user } = await open();
    await user.click((await panel()).getByRole('button', { name }));
    await screen.findByText(errorMessage(code, 'es'));
    screen.getByText(title);
  });

  it('follows the socket, and links to the course and its handing over once all videos are finished', async () => {
    await open();
    const shown = await panel();
    const stats = { ...queue.stats, completedVideos: 3, failedVideos: 0, progressPercentage: 100 };
    await studio().tell(
      'courseQueueUpdate',
      queueSample({
        status: 'completed',
        stats: { ...stats, status: 'completed' },
        videos: queue.videos.map((item) => ({ ...item, status: 'completed', error: null })),
      }),
    );
    await shown.findByText('3 de 3 videos completados');
    const href = (name: string) => shown.getByRole('link', { name }).getAttribute('href');
    expect(href('Ver curso')).toBe(`/course/${PROJECT_ID}`);
    expect(href('Entregar el curso')).toBe(`/hand-over/${PROJECT_ID}`);
    expect(shown.queryByRole('button', { name: 'Pausar' })).toBeNull();
  });

  it('polls every 15 s until the queue is completed or failed', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await open();
    const shown = await panel();
    queue = queueSample({ status: 'failed' });
    act(() => void vi.advanceTimersByTime(POLLING.queueMs));
    await shown.findByText('Con errores');
    const asked = studio().callsOf(courseQueueEndpoints.get).length;
    expect(asked).toBe(2);
    act(() => void vi.advanceTimersByTime(POLLING.queueMs * 3));
    expect(studio().callsOf(courseQueueEndpoints.get)).toHaveLength(asked);
  });

  it('can be hidden and shown again', async () => {
    const { user } = await open();
    await user.click((await panel()).getByRole('button', { name: 'Ocultar panel' }));
    expect(screen.queryByRole('region', { name: 'Panel de videos' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Mostrar panel' }));
    await panel();
  });

  it('says that there is no queue when it is opened', async () => {
    queue = noQueueSample();
    const { user } = await open();
    expect(screen.queryByRole('region', { name: 'Panel de videos' })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Mostrar panel' }));
    within((await panel()).getByRole('alert')).getByText(
      'Este curso no tiene ninguna cola de videos',
    );
  });

  it('says that the queue did not load, and loads it on retry', async () => {
    studio().breakOn(courseQueueEndpoints.get);
    const { user } = await open();
    const alert = (await panel()).getByRole('alert');
    within(alert).getByText('Error al cargar la información de la cola');
    studio().answer(courseQueueEndpoints.get, () => queue);
    await user.click(within(alert).getByRole('button', { name: 'Intentar de nuevo' }));
    await (await panel()).findByText('0 de 3 videos completados');
  });
});

describe('the dialog', () => {
  beforeEach(() => {
    queue = noQueueSample();
  });
  it('shows the time for all videos first, then starts their queue once', async () => {
    studio().answer(courseQueueEndpoints.generateAll, () => (queue = queueSample()));
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Generar todos los videos' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('34 min de video');
    expect(screen.getByRole('dialog').textContent).toContain(
      '12 videos · 34 min de video · cerca de 2 min de trabajo',
    );
    await dialog.findByRole('radio', { name: /Lucía/, checked: true });
    await user.dblClick(await dialog.findByRole('button', { name: 'Generar videos' }));
    await panel();
    expect(bodyOf(courseQueueEndpoints.generateAll)).toEqual([
      {
        courseStructure: expect.objectContaining({ title: courseSample().title }),
        priorityOrder: 'sequential',
        config: {
          avatarId: 'lucia',
          voiceId: 'alba',
          videoMode: 'avatar',
          videoFormat: 'vertical',
          locale: 'es_MX',
        },
      },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(settings).toMatchObject({ presenter: 'lucia', voice: 'alba', locale: 'es_MX' });
  });

  it('shows the first scene of the course for all of its videos, to be heard', async () => {
    studio().answer(videoEndpoints.preview, () => {
      throw new Refusal(409, 'NOTHING_TO_SAY');
    });
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Generar todos los videos' }));
    await screen.findByRole('img', { name: 'Así se verá el video' });
    const asked = studio().callsOf(videoEndpoints.firstScene);
    expect(asked.map(({ query }) => query)).toEqual([{ scriptId: contentSample(0).scriptId }]);
    await waitFor(() =>
      expect(bodyOf(videoEndpoints.preview)).toEqual([
        {
          ...{ projectId: PROJECT_ID, scriptId: contentSample(0).scriptId, videoMode: 'stock' },
          ...{ voiceId: 'alba', locale: 'es_MX', onlyFirstScene: true },
        },
      ]),
    );
    await screen.findByText(errorMessage('NOTHING_TO_SAY', 'es'));
  });

  it('cannot generate while the chosen presenter is gone', async () => {
    settings = { ...settings, presenter: '22222222-2222-4222-8222-222222222222' };
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Generar todos los videos' }));
    await screen.findByText('La persona que habías elegido ya no está en esta empresa');
    expect(screen.queryByRole('button', { name: 'Generar videos' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: /Lucía/ }));
    await screen.findByRole('button', { name: 'Generar videos' });
  });

  it.each([
    [true, 'Según lo que tardaron los últimos videos de HeyGen.'],
    [false, 'HeyGen aún no ha hecho ningún video aquí: es un cálculo prudente.'],
  ])('states how the time of a vendor’s presenters was measured: %s', async (isMeasured, words) => {
    settings = { ...settings, presenter: 'heygen-brandon' };
    studio().answer(courseQueueEndpoints.estimate, () => ({ ...ESTIMATE, isMeasured }));
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Generar todos los videos' }));
    await screen.findByText(words);
  });

  it('takes a natural voice of the presenter’s gender, and another one if it was removed', async () => {
    const natural = (id: string, gender: 'female' | 'male') =>
      voiceSample({
        ...{ voice_id: `neural-es-${id}`, voice_name: id, gender },
        ...{ locale: 'es-ES', support_locale: false, is_natural: true },
      });
    let voices = [natural('Dalia', 'female'), natural('Bruno', 'male'), ALBA];
    studio().answer(voiceEndpoints.list, () => voices);
    studio().answer(avatarEndpoints.list, () => [
      LUCIA,
      avatarSample({ avatar_id: 'daniel', avatar_name: 'Daniel', gender: 'male' }),
    ]);
    studio().answer(courseQueueEndpoints.generateAll, () => {
      voices = [natural('Dalia', 'female'), ALBA];
      throw new Refusal(409, 'VOICE_GONE');
    });
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Generar todos los videos' }));
    await user.click(await screen.findByRole('radio', { name: /Daniel/ }));
    const start = () => screen.findByRole('button', { name: 'Generar videos' });
    const sent = () => bodyOf(courseQueueEndpoints.generateAll).map(({ config }) => config.voiceId);
    await user.click(await start());
    await waitFor(() => expect(sent()).toEqual(['neural-es-Bruno']));
    await user.click(screen.getByRole('tab', { name: 'Voz' }));
    await screen.findByRole('radio', { name: /Dalia/, checked: true });
    await user.click(await start());
    await waitFor(() => expect(sent()).toEqual(['neural-es-Bruno', 'neural-es-Dalia']));
  });

  it('makes videos without a presenter in the chosen template', async () => {
    settings = { ...settings, videoMode: 'stock', voice: 'alba', locale: 'es_MX' };
    studio().answer(courseQueueEndpoints.generateAll, () => queueSample());
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Generar todos los videos' }));
    await user.click(await screen.findByRole('radio', { name: 'Pizarrón' }));
    await user.click(await screen.findByRole('button', { name: 'Generar videos' }));
    await waitFor(() =>
      expect(bodyOf(courseQueueEndpoints.generateAll)[0]?.config).toMatchObject({
        videoMode: 'stock',
        templateId: 'board',
      }),
    );
  });

  it.each(['SCRIPTS_NOT_READY', 'COURSE_DATA_MISSING'] as const)(
    'shows the server’s words of %s, and stays open',
    async (code) => {
      settings = { ...settings, presenter: 'lucia', voice: 'alba', locale: 'es_MX' };
      studio().answer(courseQueueEndpoints.generateAll, () => {
        throw new Refusal(409, code);
      });
      const { user } = await open();
      await user.click(screen.getByRole('button', { name: 'Generar todos los videos' }));
      await user.click(await screen.findByRole('button', { name: 'Generar videos' }));
      await screen.findByText(errorMessage(code, 'es'));
      screen.getByRole('dialog');
    },
  );

  it('closes when the course loses its contents', async () => {
    settings = { ...settings, presenter: 'lucia', voice: 'alba', locale: 'es_MX' };
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Generar todos los videos' }));
    await screen.findByRole('button', { name: 'Generar videos' });
    await studio().tell('courseStatusUpdate', courseSample(undefined, { modules: [] }));
    await screen.findByText('No hay ninguna estructura de curso disponible');
  });

  it('makes the video of one content only, in the chosen format', async () => {
    settings = { ...settings, presenter: 'lucia', voice: 'alba', locale: 'es_MX' };
    studio().answer(videoEndpoints.generate, () =>
      contentVideoSample(0, { status: 'waiting', progress: 0 }),
    );
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Crear video: Qué es el riesgo' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: /^Aspecto/u }));
    await user.click(await dialog.findByRole('radio', { name: 'Horizontal' }));
    await waitFor(() => expect(settings.videoFormat).toBe('horizontal'));
    const asked = () => studio().callsOf(courseQueueEndpoints.estimate).at(-1)?.query;
    await waitFor(() =>
      expect(asked()).toEqual({
        videoFormat: 'horizontal',
        provider: 'local',
        scriptId: contentSample(0).scriptId,
        voiceId: 'alba',
      }),
    );
    await user.dblClick(await dialog.findByRole('button', { name: 'Generar video' }));
    const row = within(screen.getByRole('listitem', { name: 'Qué es el riesgo' }));
    await row.findByText('Video: En espera');
    expect(bodyOf(videoEndpoints.generate)).toEqual([
      {
        projectId: PROJECT_ID,
        scriptId: contentSample(0).scriptId,
        videoMode: 'avatar',
        avatarId: 'lucia',
        voiceId: 'alba',
        locale: 'es_MX',
      },
    ]);
  });
});
