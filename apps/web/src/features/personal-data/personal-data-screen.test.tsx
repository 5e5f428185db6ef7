import { type PersonalData, personalDataEndpoints } from '@tarima/contract';
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { renderStudio, studioServerForTests } from '#web/test/render-studio.tsx';
import { Refusal } from '#web/test/studio-server.ts';

const studio = studioServerForTests();
// A lazy screen loads slowly on a busy machine, so it loads before the tests.
beforeAll(() => import('./personal-data-screen.tsx'));

const ARMADA = '5f0c7f3e-6a43-4b51-9c3e-3d6a5f3b1a10';
const OWN = '6f0c7f3e-6a43-4b51-9c3e-3d6a5f3b1a11';
const counts = { members: 1, projects: 3, podcasts: 0, bytes: 3 * 1024 ** 3 };
const DATA: PersonalData = {
  retentionDays: 90,
  companyBytes: null,
  companies: [
    { pk: ARMADA, name: 'Armada', ...counts, isOwners: false },
    { pk: OWN, name: 'Tarima', ...counts, isOwners: true },
  ],
  users: [
    {
      id: OWN,
      full_name: 'Admin',
      email: 'admin@example.com',
      companies: ['Tarima'],
      isOwner: true,
    },
  ],
};

describe('data and companies', () => {
  it('show the retention time, their counts and their sizes', async () => {
    studio().answer(personalDataEndpoints.get, () => DATA);
    await renderStudio(studio(), '/personal-data');
    await screen.findByText(/se eliminan a los 90 días/u);
    expect(screen.getAllByText(/1 persona · 3 proyectos · 0 podcasts · 3 GB/u)).toHaveLength(2);
    screen.getByText('admin@example.com · Tarima');
  });

  it('show a retention time of a single day in the singular', async () => {
    studio().answer(personalDataEndpoints.get, () => ({ ...DATA, retentionDays: 1 }));
    await renderStudio(studio(), '/personal-data');
    await screen.findByText(/se eliminan al cabo de 1 día\./u);
  });

  it('are exported by a call, because the cookie of pictures does not allow it', async () => {
    studio().answer(personalDataEndpoints.get, () => DATA);
    const exportCompany = { ...personalDataEndpoints.exportCompany, data: z.string() };
    studio().answer(exportCompany, () => {
      throw new Refusal(403, 'FORBIDDEN');
    });
    const { user } = await renderStudio(studio(), '/personal-data');
    const button = await screen.findByRole('button', { name: 'Exportar Armada' });
    await user.click(button);
    await screen.findByText('No se pudo exportar');

    studio().answer(exportCompany, () => 'zip');
    await waitFor(() => expect(button).toHaveProperty('disabled', false));
    await user.click(button);
    await waitFor(() => expect(studio().callsOf(exportCompany)).toHaveLength(2));
    const [, call] = studio().callsOf(exportCompany);
    expect(call?.params.companyId).toBe(ARMADA);
    expect(call?.headers.authorization).toMatch(/^Bearer /u);
  });

  it('are deleted after a question, except the owner’s own', async () => {
    const deleted: string[] = [];
    studio().answer(personalDataEndpoints.get, () => DATA);
    studio().answer(personalDataEndpoints.deleteCompany, ({ params }) => {
      deleted.push(params.companyId ?? '');
      return { id: ARMADA };
    });
    const { user } = await renderStudio(studio(), '/personal-data');
    await user.click(await screen.findByRole('button', { name: 'Eliminar Armada' }));
    await screen.findByText(/Se eliminan para siempre «Armada»/u);
    expect(deleted).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Eliminar' }));
    await screen.findByText('Empresa eliminada');
    expect(deleted).toEqual([ARMADA]);
    expect(screen.queryByRole('button', { name: 'Eliminar Tarima' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Eliminar Admin/u })).toBeNull();
  });
});
