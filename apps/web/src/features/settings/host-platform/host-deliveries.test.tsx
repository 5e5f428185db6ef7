import {
  errorMessage,
  type HostDelivery,
  type HostPlatform,
  hostPlatformEndpoints,
  settingsEndpoints,
  studioSettingsEndpoints,
} from '@tarima/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { renderStudio, studioServerForTests } from '#web/test/render-studio.tsx';
import { settingFields, studioSettings } from '#web/test/setting-samples.ts';

const studio = studioServerForTests();
// A lazy screen loads slowly on a busy machine, so it loads before the tests.
beforeAll(() => import('../settings-screen.tsx'));
beforeEach(() => {
  studio().answer(settingsEndpoints.get, () => studioSettings());
  studio().answer(studioSettingsEndpoints.list, () => ({ fields: settingFields() }));
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
  it('lists nothing before there is a host', async () => {
    answer([], { webhook: null });
    await renderStudio(studio(), '/settings?part=host-platform');
    await screen.findByLabelText('Dirección que recibe los avisos');
    await waitFor(() => expect(studio().callsOf(hostPlatformEndpoints.get)).toHaveLength(1));
    expect(screen.queryByText('Avisos enviados')).toBeNull();
  });

  it('lists its messages, and resends the refused ones', async () => {
    const failed = [1, 2].map(() =>
      delivery({ status: 'failed', tries: 10, answerStatus: 403, problem: refused }),
    );
    answer([delivery({ assetType: 'podcast' }), ...failed]);
    studio().answer(hostPlatformEndpoints.sendAgain, () => ({ sent: 1 }));
    const { user } = await renderStudio(studio(), '/settings?part=host-platform');
    const list = await screen.findByRole('region', { name: 'Avisos enviados' });
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
});
