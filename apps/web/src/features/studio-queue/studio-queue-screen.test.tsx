import {
  errorMessage,
  POLLING,
  type QueuedWork,
  type StudioQueue,
  studioQueueEndpoints,
} from '@tarima/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { renderStudio, studioServerForTests } from '#web/test/render-studio.tsx';
import { Refusal } from '#web/test/studio-server.ts';

const studio = studioServerForTests();
// A lazy screen loads slowly on a busy machine, so it loads before the tests.
beforeAll(() => import('./studio-queue-screen.tsx'));
afterEach(() => {
  vi.useRealTimers();
});

const PROJECT = '6f1f3c1e-52f0-4a62-8a52-0d5a5f0c0a10';
const work = (changes: Partial<QueuedWork>): QueuedWork => ({
  kind: 'make-video',
  id: crypto.randomUUID(),
  state: 'waiting',
  title: 'Manual de la planta',
  companyName: 'Aula Norte',
  project: { id: PROJECT, type: 'video' },
  canOpen: false,
  stage: null,
  progress: 0,
  since: '2026-11-24T10:00:00.000Z',
  seconds: 180,
  nextTryAt: null,
  tries: 0,
  place: null,
  problem: null,
  canRetry: false,
  canCancel: true,
  ...changes,
});
const failure = (changes: Partial<QueuedWork> = {}) =>
  work({
    ...{ state: 'failed', canRetry: true, canCancel: false, tries: 1 },
    problem: { code: 'VIDEO_FAILED', message: errorMessage('VIDEO_FAILED', 'es') },
    ...changes,
  });
const answer = (list: QueuedWork[], changes: Partial<StudioQueue> = {}) =>
  studio().answer(studioQueueEndpoints.list, () => ({
    work: list,
    counts: list.map(({ kind, state }) => ({ kind, state, jobs: 1 })),
    page: 1,
    pages: 1,
    ...changes,
  }));
const rows = async () => within(await screen.findByRole('main')).findAllByRole('listitem');
const asked = () => studio().callsOf(studioQueueEndpoints.list);

describe('the queue, for the owner of the studio', () => {
  it('says what runs, failed and waits: of whom, since when, where and with which step', async () => {
    answer([
      work({
        ...{ state: 'running', stage: 'drawing', progress: 42, tries: 3 },
        place: { machine: 'obrera-2', process: 4711 },
      }),
      failure({ kind: 'make-podcast', companyName: 'Aula Sur', seconds: 7_200 }),
      work({ kind: 'deliver-to-host', nextTryAt: '2026-11-24T11:00:00.000Z', tries: 5 }),
      work({ kind: 'fetch-voice-model', companyName: null, stage: 'asking', project: null }),
    ]);
    await renderStudio(studio(), '/queue');
    const [running, failed, waiting, voices] = (await rows()).map((row) => within(row));
    running?.getByText('En marcha');
    running?.getByText('Video · Aula Norte');
    expect(
      running?.getByRole('progressbar', { name: 'Dibujando' }).getAttribute('aria-valuenow'),
    ).toBe('42');
    running?.getByText(/^Empezó hace 3 minutos .* · Máquina obrera-2, proceso 4711 · 3 intentos$/u);
    failed?.getByText('Podcast · Aula Sur');
    failed?.getByText(errorMessage('VIDEO_FAILED', 'es'));
    failed?.getByText(/^Falló hace 2 horas/u);
    waiting?.getByText(/^En espera desde .* · Se intenta de nuevo: .* · 5 intentos$/u);
    voices?.getByText('Voces naturales · Del estudio');
    voices?.getByText(/compares la huella/u);
  });

  it('opens only the work of own companies', async () => {
    answer([
      work({ title: 'Propio', canOpen: true, kind: 'draft-project' }),
      work({ title: 'Ajeno', kind: 'draft-project' }),
    ]);
    await renderStudio(studio(), '/queue');
    const link = await screen.findByRole('link', { name: 'Propio' });
    expect(link.getAttribute('href')).toBe(`/edit-script/${PROJECT}`);
    screen.getByText('Ajeno');
    expect(screen.queryByRole('link', { name: 'Ajeno' })).toBeNull();
  });

  it('shows one state or one kind, and the address keeps them', async () => {
    answer([work({})], {
      counts: [
        { kind: 'make-video', state: 'failed', jobs: 2 },
        { kind: 'make-podcast', state: 'failed', jobs: 1 },
        { kind: 'make-video', state: 'waiting', jobs: 1_234 },
      ],
    });
    const { user } = await renderStudio(studio(), '/queue');
    await user.click(await screen.findByRole('radio', { name: 'Fallidos 3' }));
    await waitFor(() => expect(asked().at(-1)?.query).toMatchObject({ state: 'failed' }));
    await user.click(screen.getByRole('combobox', { name: 'Tipo de trabajo' }));
    await user.click(await screen.findByRole('option', { name: 'Video (2)' }));
    await waitFor(() =>
      expect(asked().at(-1)?.query).toMatchObject({ state: 'failed', kind: 'make-video' }),
    );
    expect(window.location.search).toBe('?state=failed&kind=make-video');
    screen.getByRole('radio', { name: 'En espera 1234' });
  });

  it('follows the work while it is shown', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    answer([work({ title: 'Antes' })]);
    await renderStudio(studio(), '/queue');
    await screen.findByText('Antes');
    answer([]);
    act(() => void vi.advanceTimersByTime(POLLING.videoMs));
    await screen.findByText('No hay nada en marcha');
  });

  it('asks before it stops somebody’s work', async () => {
    const own = work({});
    answer([own]);
    studio().answer(studioQueueEndpoints.cancel, () => null);
    const { user } = await renderStudio(studio(), '/queue');
    const button = await screen.findByRole('button', { name: /^Cancelar Manual de la planta/u });
    await user.click(button);
    await user.click(await screen.findByRole('button', { name: 'No, que siga' }));
    expect(studio().callsOf(studioQueueEndpoints.cancel)).toEqual([]);
    await waitFor(() => expect(document.activeElement).toBe(button));
    await user.click(button);
    await screen.findByText(/«Manual de la planta», de Aula Norte/u);
    answer([]);
    await user.click(screen.getByRole('button', { name: 'Cancelar el trabajo' }));
    await screen.findByText('Trabajo cancelado');
    await screen.findByText('No hay nada en marcha');
    expect(studio().callsOf(studioQueueEndpoints.cancel)).toMatchObject([
      { params: { kind: 'make-video', id: own.id } },
    ]);
  });

  it('tries failed work again: one, or all of the page', async () => {
    const failed = [failure({}), failure({ kind: 'write-scripts' })];
    answer([...failed, work({})]);
    studio().answer(studioQueueEndpoints.retry, () => null);
    const { user } = await renderStudio(studio(), '/queue');
    const [first] = await screen.findAllByRole('button', { name: /^Reintentar Manual/u });
    await user.click(first ?? document.body);
    await screen.findByText('Vuelve a la cola');
    await user.click(screen.getByRole('button', { name: /^Reintentar los 2 fallidos/u }));
    await screen.findByText('2 trabajos vuelven a la cola');
    const sent = studio().callsOf(studioQueueEndpoints.retry);
    expect(sent.map(({ params }) => params.id)).toEqual(
      [failed[0], ...failed].map((one) => one?.id),
    );
  });

  it('says why work cannot be tried again, and asks for the queue anew', async () => {
    answer([failure()]);
    studio().answer(studioQueueEndpoints.retry, () => {
      throw new Refusal(404, 'NOT_FOUND');
    });
    const { user } = await renderStudio(studio(), '/queue');
    const button = await screen.findByRole('button', { name: /^Reintentar Manual/u });
    answer([]);
    await user.click(button);
    await screen.findByText('No se pudo reintentar');
    await screen.findByText('No hay nada en marcha');
  });

  it('leads out of an empty filter', async () => {
    answer([]);
    const { user } = await renderStudio(studio(), '/queue?state=failed');
    await user.click(await screen.findByRole('button', { name: 'Ver todos' }));
    await screen.findByText('No hay nada en marcha');
  });

  it('is refused to others, without another try', async () => {
    studio().answer(studioQueueEndpoints.list, () => {
      throw new Refusal(403, 'FORBIDDEN');
    });
    await renderStudio(studio(), '/queue');
    await screen.findByText('No pudimos cargar la cola');
    expect(screen.queryByRole('button', { name: 'Intentar de nuevo' })).toBeNull();
  });
});
