import { type Video, videoEndpoints } from '@tarima/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderStudio, studioServerForTests } from '#web/test/render-studio.tsx';
import { videoSample } from '#web/test/samples.ts';

const studio = studioServerForTests();

/** A studio that has these videos, filters them, and forgets the ones that are deleted. */
function serve(videos: Video[]) {
  studio().answer(videoEndpoints.list, ({ query }) => ({
    videos: videos.filter(({ status }) => !query.status || status === query.status),
    page: 1,
    pages: 1,
  }));
  studio().answer(videoEndpoints.status, ({ params }) => {
    const video = videos.find(({ id }) => id === params.id);
    if (!video) throw new Error('unknown video');
    return video;
  });
  studio().answer(videoEndpoints.delete, ({ params }) => {
    const index = videos.findIndex(({ id }) => id === params.id);
    videos.splice(index, 1);
    return { id: params.id ?? '' };
  });
}
const shownTitles = () =>
  screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

it('shows presenter, date, format and status of each video', async () => {
  serve([videoSample()]);
  await renderStudio(studio(), '/videos');
  await screen.findByRole('heading', { name: 'Bienvenida' });
  for (const text of ['Valentina', 'Vertical 9:16', 'Completado', /1:14/]) screen.getByText(text);
  screen.getByText(/20 nov 2026/);
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
    ['En proceso', ['En marcha']],
    ['Completados', ['Terminado']],
    ['Fallidos', ['Roto']],
    ['Todos', ['Terminado', 'En marcha', 'Roto']],
  ] as const;
  for (const [filter, titles] of cases) {
    await user.click(screen.getByRole('button', { name: filter }));
    await waitFor(() => expect(shownTitles()).toEqual(titles));
  }
});

it('a failure without words of its own has the usual ones', async () => {
  serve([videoSample({ status: 'failed', error: '' })]);
  await renderStudio(studio(), '/videos');
  await screen.findByText('Error en la generación del video');
});

it('a video that a person stopped is no error', async () => {
  serve([videoSample({ status: 'failed', isCancelled: true, error: 'Se canceló.' })]);
  const { user } = await renderStudio(studio(), '/videos');
  await user.click(await screen.findByRole('button', { name: 'Fallidos' }));
  await screen.findByText('Cancelado');
  for (const error of ['Fallido', 'Se canceló.', 'Error en la generación del video']) {
    expect(screen.queryByText(error)).toBeNull();
  }
  screen.getByRole('link', { name: 'Volver a configurar' });
});

it('a video that waits its turn says so, also when it was begun before', async () => {
  serve([videoSample({ status: 'waiting', stage: 'drawing', progress: 0 })]);
  await renderStudio(studio(), '/videos');
  await screen.findByRole('heading', { name: 'Bienvenida' });
  expect(screen.getAllByText('En espera')).toHaveLength(2);
  expect(screen.queryByText('Dibujando')).toBeNull();
});

it('deletes only after the question is answered', async () => {
  serve([videoSample({ title: 'Uno' }), videoSample({ title: 'Dos' })]);
  const { user } = await renderStudio(studio(), '/videos');
  await user.click(await screen.findByRole('button', { name: 'Eliminar Uno' }));
  const question = await screen.findByRole('alertdialog', { name: '¿Eliminar este video?' });
  await user.click(within(question).getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(studio().callsOf(videoEndpoints.delete)).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Eliminar Uno' }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Eliminar' }),
  );
  await waitFor(() => expect(shownTitles()).toEqual(['Dos']));
  await screen.findByText('Video eliminado');
  expect(document.activeElement).toBe(screen.getByRole('main'));
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

it('says what to do when there is nothing yet', async () => {
  serve([]);
  await renderStudio(studio(), '/videos');
  await screen.findByRole('heading', { name: 'Todavía no hay videos' });
});

it('says that the list did not load, and loads it when asked again', async () => {
  studio().breakOn(videoEndpoints.list);
  const { user } = await renderStudio(studio(), '/videos');
  const alert = await screen.findByRole('alert');
  serve([videoSample()]);
  await user.click(within(alert).getByRole('button', { name: 'Intentar de nuevo' }));
  await screen.findByRole('heading', { name: 'Bienvenida' });
});
