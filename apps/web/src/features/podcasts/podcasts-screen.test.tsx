import { ledgerEndpoints, libraryEndpoints, podcastEndpoints } from '@tarima/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { liveUnitSample } from '#web/test/live-unit-sample.ts';
import { podcastInTheMaking, podcastSample } from '#web/test/podcast-samples.ts';
import { renderStudio, studioServerForTests } from '#web/test/render-studio.tsx';

const studio = studioServerForTests();

const FEED = {
  url: 'https://studio.example/feeds/s3cr3t.xml',
  lastUsedAt: '2026-03-04T12:01:30.000Z',
  canRenew: true,
};

function serveList(podcasts = [podcastSample()]): void {
  studio().answer(libraryEndpoints.list, () => ({
    works: podcasts.map((podcast) => ({ ...podcast, kind: 'podcast' as const })),
    page: 1,
    pages: 1,
  }));
  studio().answer(podcastEndpoints.feed, () => FEED);
}

it('lists finished podcasts and those in progress', async () => {
  serveList([podcastSample(), podcastInTheMaking({ eventId: crypto.randomUUID() })]);
  await renderStudio(studio(), '/podcasts');
  const open = await screen.findByRole('link', { name: 'Escuchar: La polinización' });
  expect(open.getAttribute('href')).toBe(`/podcasts/${podcastSample().eventId}`);
  screen.getByRole('link', { name: 'Ver avance: La polinización' });
  expect(
    screen.getAllByText(
      /^Podcast · (?:\d+:\d\d · )?Vida de colmena · Diez minutos con las abejas · /u,
    ),
  ).toHaveLength(2);
  expect(screen.getByText('Completado')).toBeTruthy();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40');
});

it('is searched, filtered and sorted by its address', async () => {
  serveList();
  await renderStudio(studio(), '/podcasts?search=miel&state=finished&sort=name');
  await screen.findByDisplayValue('miel');
  await waitFor(() =>
    expect(
      studio()
        .callsOf(libraryEndpoints.list)
        .map(({ query }) => query),
    ).toContainEqual({
      ...{ type: 'podcast', search: 'miel', state: 'finished', sort: 'name', page: '1' },
    }),
  );
  screen.getByRole('radio', { name: 'Completados', checked: true });
});

it('says which audio is older than its script', async () => {
  serveList([
    podcastSample(),
    podcastSample({ eventId: crypto.randomUUID(), topic: 'La miel', isAudioOutdated: true }),
  ]);
  await renderStudio(studio(), '/podcasts');
  const badge = await screen.findByText('Audio desactualizado');
  within(badge.closest('li') ?? document.body).getByRole('heading', { name: /miel/u });
});

it('follows changes of the list', async () => {
  serveList([podcastInTheMaking()]);
  await renderStudio(studio(), '/podcasts');
  await screen.findByRole('progressbar');
  serveList();
  await studio().tell('listUpdate', 'podcasts');
  await screen.findByText('Completado');
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('leads to the first podcast when the list is empty', async () => {
  serveList([]);
  await renderStudio(studio(), '/podcasts');
  await screen.findByText('Todavía no hay podcasts');
  const empty = screen.getByText('Todavía no hay podcasts').parentElement;
  const create = within(empty ?? document.body).getByRole('link', { name: 'Crear podcast' });
  expect(create.getAttribute('href')).toBe('/podcast-creator');
});

it('asks before deleting', async () => {
  serveList();
  studio().answer(podcastEndpoints.delete, ({ params }) => {
    serveList([]);
    return { id: params.id ?? '', name: 'La polinización' };
  });
  const { user } = await renderStudio(studio(), '/podcasts');
  await user.click(
    await screen.findByRole('button', { name: 'Más acciones para La polinización' }),
  );
  await user.click(await screen.findByRole('menuitem', { name: 'Eliminar' }));
  await user.click(await screen.findByRole('button', { name: 'Eliminar' }));
  await screen.findByText('Podcast eliminado');
  await screen.findByText('Todavía no hay podcasts');
});

it('shows the companies’ secret feed address, and renews it after asking', async () => {
  serveList();
  studio().answer(podcastEndpoints.renewFeed, () => ({
    ...FEED,
    url: 'https://studio.example/feeds/n3w.xml',
    lastUsedAt: null,
  }));
  const { user } = await renderStudio(studio(), '/podcasts');
  const address = await screen.findByLabelText<HTMLInputElement>('Dirección del canal');
  screen.getByRole('heading', { name: 'Publicar los podcasts de Aula Norte' });
  await waitFor(() => expect(address.value).toContain('s3cr3t'));
  screen.getByText(/Usada por última vez: .*2026/u);
  await user.click(screen.getByRole('button', { name: 'Cambiar dirección' }));
  expect(studio().callsOf(podcastEndpoints.renewFeed)).toHaveLength(0);
  await user.click(await screen.findByRole('button', { name: 'Cambiar dirección' }));
  await waitFor(() => expect(address.value).toContain('n3w'));
  screen.getByText(/Ninguna aplicación la ha usado/u);
});

it('lets only owners renew the address, and tells others so', async () => {
  serveList();
  studio().answer(podcastEndpoints.feed, () => ({ ...FEED, canRenew: false }));
  await renderStudio(studio(), '/podcasts');
  await screen.findByText(/Solo un propietario de la empresa puede cambiarla/u);
  expect(screen.queryByRole('button', { name: 'Cambiar dirección' })).toBeNull();
});

it('links from a podcast to the list only', async () => {
  studio().answer(podcastEndpoints.get, () => podcastSample());
  studio().answer(libraryEndpoints.savePath, () => ({ redirectTo: '/podcasts' }));
  await renderStudio(studio(), `/podcasts/${podcastSample().eventId}`);
  const back = await screen.findByRole('link', { name: 'Mis podcasts' });
  expect(back.getAttribute('href')).toBe('/podcasts');
  await screen.findByRole('region', { name: 'Reproductor de Vida de colmena' });
  expect(screen.queryByRole('button', { name: 'Volver' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Crear otro podcast' })).toBeNull();
});

it('shows the title of a podcast once on its own page', async () => {
  studio().answer(podcastEndpoints.get, () => podcastSample());
  studio().answer(libraryEndpoints.savePath, () => ({ redirectTo: '/podcasts' }));
  await renderStudio(studio(), `/podcasts/${podcastSample().eventId}`);
  await screen.findByText('Diez minutos con las abejas');
  const titles = screen.getAllByText('La polinización');
  expect(titles.map(({ tagName }) => tagName)).toEqual(['H1']);
});

it('opens the script of a podcast from its transcript', async () => {
  studio().answer(podcastEndpoints.get, () => podcastSample());
  studio().answer(libraryEndpoints.savePath, () => ({ redirectTo: '/podcasts' }));
  const { user } = await renderStudio(studio(), `/podcasts/${podcastSample().eventId}`);
  const transcript = within(await screen.findByRole('region', { name: 'Transcripción' }));
  expect(screen.queryByRole('heading', { name: 'Guion' })).toBeNull();
  await user.click(transcript.getByRole('button', { name: 'Editar guion' }));
  screen.getByRole('heading', { name: 'Guion' });
  screen.getByLabelText('Intervención 1');
  expect(transcript.queryByRole('button', { name: 'Editar guion' })).toBeNull();
});

it('shows which parts of its sources it mentions and which it leaves out', async () => {
  studio().answer(podcastEndpoints.get, () => podcastSample());
  studio().answer(libraryEndpoints.savePath, () => ({ redirectTo: '/podcasts' }));
  const said = { fate: 'said', place: { index: 1, title: 'La colmena' } } as const;
  studio().answer(ledgerEndpoints.ofPodcast, () => [
    liveUnitSample('Las abejas polinizan.', said),
    liveUnitSample('Nunca abras la colmena sin velo.', { mustSay: ['prohibition'] }),
    liveUnitSample('Pesa poco.', { section: { id: 'Anexo', path: ['Anexo'] } }),
  ]);
  const { user } = await renderStudio(studio(), `/podcasts/${podcastSample().eventId}`);
  await screen.findByText('Falta decir 1 cosa imprescindible');
  screen.getByText('Dice 1 de 3 partes de los documentos. De 1 sección no se dice nada.');
  await user.click(screen.getByRole('button', { name: 'Ver la cobertura' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Qué menciona el podcast de tus fuentes' }),
  );
  dialog.getByText('Se dice en «La colmena»');
});
