import { podcastEndpoints } from '@tarima/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { podcastInTheMaking, podcastSample } from '#web/test/podcast-samples.ts';
import { renderStudio, studioServerForTests } from '#web/test/render-studio.tsx';

const studio = studioServerForTests();

function serveList(podcasts = [podcastSample()]): void {
  studio().answer(podcastEndpoints.list, () => ({ podcasts, page: 1, pages: 1 }));
  studio().answer(podcastEndpoints.feed, () => ({
    url: 'https://studio.example/feeds/s3cr3t.xml',
  }));
}

it('lists what can be heard and what is being made', async () => {
  serveList([podcastSample(), podcastInTheMaking({ eventId: crypto.randomUUID() })]);
  await renderStudio(studio(), '/podcasts');
  const [open] = await screen.findAllByRole('link', { name: 'Abrir La polinización' });
  expect(open?.getAttribute('href')).toBe(`/podcasts/${podcastSample().eventId}`);
  expect(screen.getAllByText('Vida de colmena · Diez minutos con las abejas')).toHaveLength(2);
  expect(screen.getByText('Completado')).toBeTruthy();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40');
});

it('leads to the first podcast where there is none', async () => {
  serveList([]);
  await renderStudio(studio(), '/podcasts');
  await screen.findByText('Todavía no hay podcasts');
  const create = screen.getByRole('link', { name: 'Crear podcast' });
  expect(create.getAttribute('href')).toBe('/podcast-creator');
});

it('asks before it deletes', async () => {
  serveList();
  studio().answer(podcastEndpoints.delete, ({ params }) => {
    serveList([]);
    return { id: params.id ?? '' };
  });
  const { user } = await renderStudio(studio(), '/podcasts');
  await user.click(await screen.findByRole('button', { name: 'Eliminar La polinización' }));
  await user.click(await screen.findByRole('button', { name: 'Eliminar' }));
  await screen.findByText('Podcast eliminado');
  await screen.findByText('Todavía no hay podcasts');
});

it('gives the secret address of each company, and changes it after asking', async () => {
  serveList();
  studio().answer(podcastEndpoints.renewFeed, () => ({
    url: 'https://studio.example/feeds/n3w.xml',
  }));
  const { user } = await renderStudio(studio(), '/podcasts');
  const [address] = await screen.findAllByLabelText<HTMLInputElement>('Dirección del canal');
  expect(address?.value).toContain('s3cr3t');
  const [renew] = screen.getAllByRole('button', { name: 'Cambiar dirección' });
  if (renew) await user.click(renew);
  expect(studio().callsOf(podcastEndpoints.renewFeed)).toHaveLength(0);
  await user.click(await screen.findByRole('button', { name: 'Cambiar dirección' }));
  await waitFor(() => expect(address?.value).toContain('n3w'));
});
