import {
  type DeletedThing,
  errorMessage,
  POLLING,
  type Video,
  videoEndpoints,
} from '@tarima/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { newId } from '#web/lib/new-id.ts';
import { renderStudio, studioServerForTests } from '#web/test/render-studio.tsx';
import { videoSample } from '#web/test/samples.ts';
import { Refusal } from '#web/test/studio-server.ts';

const studio = studioServerForTests();

const isOf = (filter: string) => (video: Video) => video.status === filter;

/** Serves these videos with filters, and keeps deleted ones for a while. */
function serve(videos: Video[], pages = 1) {
  const deleted: (DeletedThing & { video: Video })[] = [];
  studio().answer(videoEndpoints.list, ({ query }) => {
    const found = videos.filter(({ title }) => title.includes(query.search ?? ''));
    return {
      videos: found.filter(({ status }) => !query.status || status === query.status),
      page: Number(query.page),
      pages,
      counts: {
        all: found.length,
        processing: found.filter(isOf('processing')).length,
        completed: found.filter(isOf('completed')).length,
        failed: found.filter(isOf('failed')).length,
      },
    };
  });
  studio().answer(videoEndpoints.listDeleted, () => deleted);
  studio().answer(videoEndpoints.status, ({ params }) => {
    const video = videos.find(({ id }) => id === params.id);
    if (!video) throw new Error('unknown video');
    return video;
  });
  studio().answer(videoEndpoints.delete, ({ params }) => {
    const index = videos.findIndex(({ id }) => id === params.id);
    const [video] = videos.splice(index, 1);
    if (!video) throw new Error('unknown video');
    const { id, title: name } = video;
    deleted.unshift({ id, name, goneAt: '2126-11-21T10:00:00.000Z', video });
    return { id, name, goneAt: '2126-11-21T10:00:00.000Z' };
  });
  studio().answer(videoEndpoints.restore, ({ params }) => {
    const index = deleted.findIndex(({ id }) => id === params.id);
    const [found] = deleted.splice(index, 1);
    if (!found) throw new Refusal(404, 'NOT_FOUND');
    videos.push(found.video);
    return found.video;
  });
}
const lastQuery = () => studio().callsOf(videoEndpoints.list).at(-1)?.query;
type User = Awaited<ReturnType<typeof renderStudio>>['user'];
const askToDelete = async (user: User, title: string) => {
  await user.click(await screen.findByRole('button', { name: `Más acciones para ${title}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Eliminar' }));
};
const shownTitles = () =>
  screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

it('shows accent, template, retries and queue position where they apply', async () => {
  serve([
    videoSample({
      id: newId(),
      title: 'Cola',
      accent: 'es_CO',
      status: 'waiting',
      queuePosition: 4,
      retryCount: 2,
    }),
    videoSample({
      id: newId(),
      title: 'Sin más',
      accent: 'en-US',
      mode: 'avatar',
      template: 'night',
      queuePosition: 5,
    }),
    videoSample({ id: newId(), title: 'Diseño', accent: '', mode: 'stock', template: 'night' }),
  ]);
  await renderStudio(studio(), '/videos');
  const factsOf = async (title: string) => {
    const heading = await screen.findByRole('heading', { name: title });
    const card = screen.getAllByRole('listitem').find((item) => item.contains(heading));
    const terms = within(card ?? document.body).getAllByRole('term');
    return terms
      .map(
        ({ textContent, nextElementSibling }) =>
          `${textContent}: ${nextElementSibling?.textContent}`,
      )
      .slice(5);
  };
  expect(await factsOf('Cola')).toEqual([
    'Acento: Colombiano',
    'Reintentos: 2/3',
    'Posición en la cola: 4',
  ]);
  expect(await factsOf('Sin más')).toEqual([]);
  expect(await factsOf('Diseño')).toEqual(['Plantilla: Noche']);
});

it('shows presenter, date, format and status of each video', async () => {
  serve([videoSample()]);
  await renderStudio(studio(), '/videos');
  await screen.findByRole('heading', { name: 'Bienvenida' });
  for (const text of ['Valentina', 'Vertical 9:16', 'Completado', /1:14/]) screen.getByText(text);
  screen.getByText(/20 nov 2026/);
});

it('says that a video is older than its script, once the script changes', async () => {
  const video = videoSample();
  serve([video]);
  await renderStudio(studio(), '/videos');
  await screen.findByText('Completado');
  serve([{ ...video, isOutdated: true }]);
  await studio().tell('scriptUpdate', { id: video.id, projectId: video.projectId, revision: 2 });
  await screen.findByText('El guion cambió después');
});

it('filters by status', async () => {
  serve([
    videoSample({ title: 'Terminado' }),
    videoSample({ title: 'En marcha', status: 'processing', stage: 'drawing', progress: 40 }),
    videoSample({ title: 'Roto', status: 'failed', error: '' }),
  ]);
  const { user } = await renderStudio(studio(), '/videos');
  await waitFor(() => expect(shownTitles()).toEqual(['Terminado', 'En marcha', 'Roto']));
  const cases = [
    ['En proceso 1', ['En marcha']],
    ['Completados 1', ['Terminado']],
    ['Fallidos 1', ['Roto']],
    ['Todos 3', ['Terminado', 'En marcha', 'Roto']],
  ] as const;
  for (const [filter, titles] of cases) {
    await user.click(screen.getByRole('radio', { name: filter }));
    await waitFor(() => expect(shownTitles()).toEqual(titles));
  }
});

it('a failure without a reason shows the general one', async () => {
  serve([videoSample({ status: 'failed', error: '' })]);
  await renderStudio(studio(), '/videos');
  await screen.findByText('Error en la generación del video');
});

it('a stopped video does not count as an error', async () => {
  serve([videoSample({ status: 'failed', isCancelled: true, error: 'Se canceló.' })]);
  const { user } = await renderStudio(studio(), '/videos');
  await user.click(await screen.findByRole('radio', { name: /^Fallidos/u }));
  await screen.findByText('Cancelado');
  for (const error of ['Fallido', 'Se canceló.', 'Error en la generación del video']) {
    expect(screen.queryByText(error)).toBeNull();
  }
  screen.getByRole('link', { name: 'Volver a configurar' });
});

it('a waiting video says so, also when it had begun before', async () => {
  serve([videoSample({ status: 'waiting', stage: 'drawing', progress: 0 })]);
  await renderStudio(studio(), '/videos');
  await screen.findByRole('heading', { name: 'Bienvenida' });
  expect(screen.getAllByText('En espera')).toHaveLength(2);
  expect(screen.queryByText('Dibujando')).toBeNull();
});

it('polls every 5 s while a video is being made', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const video = videoSample({ status: 'processing', stage: 'drawing', progress: 40 });
    serve([video]);
    await renderStudio(studio(), '/videos');
    await screen.findByText('Dibujando');
    const asked = () => studio().callsOf(videoEndpoints.list).length;
    const before = asked();
    act(() => void vi.advanceTimersByTime(4_999));
    expect(asked()).toBe(before);
    Object.assign(video, { status: 'completed', progress: 100 });
    act(() => void vi.advanceTimersByTime(1));
    await screen.findByText('Completado');
    expect(asked()).toBe(before + 1);
    act(() => void vi.advanceTimersByTime(60_000));
    expect(asked()).toBe(before + 1);
  } finally {
    vi.useRealTimers();
  }
});

it('polls 240 times at most, says that it stopped, and resumes on request', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const video = videoSample({ status: 'processing', stage: 'drawing', progress: 40 });
    serve([video]);
    const { user, queryClient } = await renderStudio(studio(), '/videos');
    await screen.findByText('Dibujando');
    const over = 'Tiempo de generación excedido. Por favor intente nuevamente.';
    for (let poll = 1; poll <= POLLING.maxAttempts; poll += 1) {
      expect(screen.queryByText(over)).toBeNull();
      await act(() => vi.advanceTimersByTime(POLLING.videoMs));
    }
    screen.getByText(over);
    const asked = () => studio().callsOf(videoEndpoints.list).length;
    // The last call is on its way until then.
    await expect.poll(() => queryClient.isFetching()).toBe(0);
    const before = asked();
    await act(() => vi.advanceTimersByTime(POLLING.videoMs * 10));
    expect(asked()).toBe(before);
    Object.assign(video, { status: 'completed', progress: 100 });
    await user.click(screen.getByRole('button', { name: 'Recargar' }));
    await screen.findByText('Completado');
    expect(screen.queryByText(over)).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

it('deletes only after the question is answered', async () => {
  serve([videoSample({ title: 'Uno' }), videoSample({ title: 'Dos' })]);
  const { user } = await renderStudio(studio(), '/videos');
  await askToDelete(user, 'Uno');
  const question = await screen.findByRole('alertdialog', { name: '¿Eliminar este video?' });
  await user.click(within(question).getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(studio().callsOf(videoEndpoints.delete)).toEqual([]);

  await askToDelete(user, 'Uno');
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Eliminar' }),
  );
  await waitFor(() => expect(shownTitles()).toEqual(['Dos']));
  await screen.findByText('Video eliminado');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

it('plays the video that the address names, with its captions', async () => {
  const video = videoSample();
  serve([video]);
  const { user } = await renderStudio(studio(), `/videos?video=${video.id}`);
  const dialog = await screen.findByRole('dialog', { name: 'Bienvenida' });
  const player = await within(dialog).findByLabelText('Bienvenida');
  expect(player.getAttribute('src')).toBe('/video.mp4');
  expect(player.querySelector('track')?.getAttribute('src')).toBe('/captions.vtt');
  await user.click(within(dialog).getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(window.location.search).toBe(''));
});

it('leads from an address with a wrong id of a video to the library', async () => {
  serve([videoSample()]);
  studio().answer(videoEndpoints.status, () => {
    throw new Refusal(400, 'VALIDATION_FAILED', { fields: [{ path: 'id', message: 'uuid' }] });
  });
  await renderStudio(studio(), '/videos?video=xyz');
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText(/^No lo encontramos/u);
  dialog.getByRole('link', { name: 'Ir a la biblioteca' });
});

it('says what to do when the list is empty', async () => {
  serve([]);
  await renderStudio(studio(), '/videos');
  await screen.findByRole('heading', { name: 'Todavía no hay videos' });
});

it('says that the list did not load, and loads it on retry', async () => {
  studio().breakOn(videoEndpoints.list);
  const { user } = await renderStudio(studio(), '/videos');
  const alert = await screen.findByRole('alert');
  serve([videoSample()]);
  await user.click(within(alert).getByRole('button', { name: 'Intentar de nuevo' }));
  await screen.findByRole('heading', { name: 'Bienvenida' });
});

it('shows the server’s words when a video was not deleted', async () => {
  serve([videoSample({ title: 'Uno' })]);
  studio().answer(videoEndpoints.delete, () => {
    throw new Refusal(404, 'NOT_FOUND');
  });
  const { user } = await renderStudio(studio(), '/videos');
  await askToDelete(user, 'Uno');
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Eliminar' }),
  );
  await screen.findByText('Error al eliminar el video');
  screen.getByText(errorMessage('NOT_FOUND', 'es'));
});

it('shows the server’s words when a video cannot be downloaded', async () => {
  serve([videoSample({ title: 'Uno' })]);
  studio().answer(videoEndpoints.status, () => {
    throw new Refusal(404, 'NOT_FOUND');
  });
  const { user } = await renderStudio(studio(), '/videos');
  await user.click(await screen.findByRole('button', { name: 'Descargar Uno' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Subtítulos (VTT)' }));
  await screen.findByText('Error al descargar el video');
  screen.getByText(errorMessage('NOT_FOUND', 'es'));
});

it('downloads video and captions', async () => {
  serve([videoSample({ title: 'Uno', bytes: 3 * 1024 ** 2 })]);
  const { user } = await renderStudio(studio(), '/videos');
  await user.click(await screen.findByRole('button', { name: 'Descargar Uno' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
    ['Video (MP4) · 3\u00a0MB', '/download'],
    ['Subtítulos (VTT)', '/captions/download'],
  ]);
});

it('restores a deleted video, also after a reload', async () => {
  serve([videoSample({ title: 'Uno' })]);
  const first = await renderStudio(studio(), '/videos');
  await askToDelete(first.user, 'Uno');
  const question = await screen.findByRole('alertdialog');
  within(question).getByText(/Podrás deshacerlo durante 10 minutos/u);
  await first.user.click(within(question).getByRole('button', { name: 'Eliminar' }));
  await screen.findByText('Se eliminó «Uno».');
  first.unmount();
  const { user } = await renderStudio(studio(), '/videos');
  await user.click(await screen.findByRole('button', { name: 'Deshacer la eliminación de Uno' }));
  await waitFor(() => expect(shownTitles()).toEqual(['Uno']));
  await screen.findByText('Video recuperado');
  await waitFor(() => expect(screen.queryByText('Se eliminó «Uno».')).toBeNull());
});

it('says that deleting stops a video in progress', async () => {
  serve([videoSample({ title: 'Uno', status: 'processing', stage: 'drawing', progress: 40 })]);
  const { user } = await renderStudio(studio(), '/videos');
  await askToDelete(user, 'Uno');
  await screen.findByText(/Se detendrá la generación de «Uno»/u);
});

it('searches after a pause in typing, and sorts as chosen', async () => {
  serve([videoSample({ title: 'Ventas' }), videoSample({ title: 'Riesgos' })]);
  const { user } = await renderStudio(studio(), '/videos');
  await waitFor(() => expect(shownTitles()).toEqual(['Ventas', 'Riesgos']));
  const search = screen.getByRole('searchbox', { name: 'Buscar videos' });
  // Types in one turn: a slow machine could pause between two letters.
  for (const value of ['R', 'Ri', 'Rie', 'Ries']) fireEvent.change(search, { target: { value } });
  await waitFor(() => expect(shownTitles()).toEqual(['Riesgos']));
  screen.getByRole('radio', { name: 'Todos 1' });
  const searches = studio()
    .callsOf(videoEndpoints.list)
    .map(({ query }) => query.search);
  expect(new Set(searches)).toEqual(new Set(['', 'Ries']));
  await user.click(screen.getByRole('combobox', { name: 'Ordenar por' }));
  await user.click(await screen.findByRole('option', { name: 'Más largos' }));
  await waitFor(() => expect(lastQuery()).toMatchObject({ sort: 'longest', search: 'Ries' }));
});

it('keeps its filter, order, search and page through a reload', async () => {
  serve([videoSample({ title: 'Ventas' })], 3);
  await renderStudio(studio(), '/videos?status=completed&sort=title&search=Ventas&page=2');
  await waitFor(() => expect(shownTitles()).toEqual(['Ventas']));
  expect(lastQuery()).toEqual({ status: 'completed', sort: 'title', search: 'Ventas', page: '2' });
  screen.getByRole('radio', { name: /^Completados/u, checked: true });
  screen.getByDisplayValue('Ventas');
  screen.getByText('Página 2 de 3');
});

it('plays muted under the pointer, above a still that stays', async () => {
  serve([videoSample({ posterUrl: '/poster.png' })]);
  const { container } = await renderStudio(studio(), '/videos');
  await screen.findByRole('heading', { name: 'Bienvenida' });
  const stills = () => [...container.querySelectorAll('img[src="/poster.png?width=640"]')];
  const before = stills();
  const [still] = before;
  const poster = still?.parentElement;
  if (!poster) throw new Error('no poster');
  fireEvent.pointerEnter(poster, { pointerType: 'touch' });
  fireEvent.pointerLeave(poster, { pointerType: 'touch' });
  expect(container.querySelector('video')).toBeNull();
  fireEvent.pointerEnter(poster, { pointerType: 'mouse' });
  const moving = container.querySelector('video');
  await waitFor(() => expect(moving?.getAttribute('src')).toBe('/video.mp4'));
  expect(moving?.muted).toBe(true);
  expect(moving?.className).toContain('pointer-events-none');
  expect(stills()).toEqual(before);
  fireEvent.pointerLeave(poster, { pointerType: 'mouse' });
  await waitFor(() => expect(container.querySelector('video')).toBeNull());
});

it('stays still for people who want no motion', async () => {
  serve([videoSample({ posterUrl: '/one.png' }), videoSample({ posterUrl: '/two.png' })]);
  const { container } = await renderStudio(studio(), '/videos');
  await waitFor(() => expect(shownTitles()).toHaveLength(2));
  const look = (still: string) => {
    const poster = container.querySelector(`img[src="${still}?width=640"]`)?.parentElement;
    fireEvent.pointerEnter(poster ?? document.body, { pointerType: 'mouse' });
  };
  const asked = window.matchMedia('(prefers-reduced-motion: reduce)');
  const matchMedia = vi.spyOn(window, 'matchMedia').mockReturnValue({ ...asked, matches: true });
  look('/one.png');
  matchMedia.mockRestore();
  look('/two.png');
  expect(container.querySelectorAll('video')).toHaveLength(1);
});
