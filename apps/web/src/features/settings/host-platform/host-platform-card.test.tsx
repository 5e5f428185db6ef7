import {
  errorMessage,
  type HostDelivery,
  type HostPlatform,
  hostPlatformEndpoints,
  settingsEndpoints,
} from '@tarima/contract';
import { screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { renderStudio, studioServerForTests } from '#web/test/render-studio.tsx';

const studio = studioServerForTests();
// A lazy screen loads slowly on a busy machine, so it loads before the tests.
beforeAll(() => import('../settings-screen.tsx'));
beforeEach(() => {
  studio().answer(settingsEndpoints.get, () => ({
    languageModel: null,
    vendors: [],
    libreOffice: null,
  }));
});

const delivery = (changes: Partial<HostDelivery>): HostDelivery => ({
  id: crypto.randomUUID(),
  assetType: 'video',
  assetId: crypto.randomUUID(),
  title: 'Manual de la planta',
  companyName: 'Aula Norte',
  status: 'completed',
  tries: 1,
  createdAt: '2026-11-24T10:00:00.000Z',
  endedAt: '2026-11-24T10:00:01.000Z',
  nextTryAt: null,
  answerStatus: 204,
  problem: null,
  ...changes,
});
const refused = { code: 'HOST_REFUSED', message: errorMessage('HOST_REFUSED', 'es') } as const;
const answer = (deliveries: HostDelivery[], changes: Partial<HostPlatform> = {}) =>
  studio().answer(hostPlatformEndpoints.get, () => ({
    webhook: 'portal.example.org',
    redirect: null,
    deliveries,
    page: 1,
    pages: 1,
    ...changes,
  }));

describe('the host platform, in the settings', () => {
  it('shows how to set it up when it is not', async () => {
    answer([], { webhook: null });
    await renderStudio(studio(), '/settings');
    await screen.findByText(/STUDIO_HOST_WEBHOOK=/u);
    expect(screen.queryByText('Avisos enviados')).toBeNull();
  });

  it('lists its messages, and resends the refused ones', async () => {
    const failed = [1, 2].map(() =>
      delivery({ status: 'failed', tries: 10, answerStatus: 403, problem: refused }),
    );
    answer([delivery({ assetType: 'podcast' }), ...failed]);
    studio().answer(hostPlatformEndpoints.sendAgain, () => ({ sent: 1 }));
    const { user } = await renderStudio(studio(), '/settings');
    await screen.findByText('portal.example.org');
    const list = screen.getByRole('region', { name: 'Avisos enviados' });
    const [taken, ...others] = within(list).getAllByRole('listitem');
    within(taken ?? list).getByText('Recibido');
    within(taken ?? list).getByText('Manual de la planta');
    within(taken ?? list).getByText(/^Podcast · Aula Norte · /u);
    for (const row of others) {
      within(row).getByText(/10 intentos · respuesta 403/u);
      within(row).getByText(refused.message);
    }
    await user.click(within(others[0] ?? list).getByRole('button', { name: /Enviar ahora/u }));
    await screen.findByText('El aviso va en camino');
    await user.click(screen.getByRole('button', { name: 'Enviar los 2 sin entregar' }));
    await screen.findByText('2 avisos van en camino');
    const sent = studio()
      .callsOf(hostPlatformEndpoints.sendAgain)
      .map(({ body }) => JSON.parse(body.toString()).deliveryIds);
    expect(sent).toEqual([[failed[0]?.id], failed.map(({ id }) => id)]);
  });

  it('can be tested, and names the fault', async () => {
    answer([]);
    const answers = [null, refused];
    studio().answer(hostPlatformEndpoints.check, () => ({
      problem: answers.shift() ?? null,
      answerStatus: 204,
      milliseconds: 12,
    }));
    const { user } = await renderStudio(studio(), '/settings');
    const button = await screen.findByRole('button', { name: /Comprobar.*Plataforma/su });
    await user.click(button);
    await screen.findByText('La plataforma anfitriona acepta los avisos');
    await user.click(button);
    await screen.findByText(refused.message);
  });
});
