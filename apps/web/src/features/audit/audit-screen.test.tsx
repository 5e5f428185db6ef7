import { type AuditEvent, auditEndpoints, sessionEndpoints } from '@tarima/contract';
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { renderStudio, studioServerForTests } from '#web/test/render-studio.tsx';
import { Refusal, SESSION } from '#web/test/studio-server.ts';

const studio = studioServerForTests();
// A lazy screen loads slowly on a busy machine, so it loads before the tests.
beforeAll(() => import('./audit-screen.tsx'));

const EVENT: AuditEvent = {
  id: '5f0c7f3e-6a43-4b51-9c3e-3d6a5f3b1a10',
  at: '2026-11-21T10:00:00.000Z',
  action: 'project-deleted',
  actor: 'Grace Hopper',
  actorId: '7d3f6a10-2b51-4c3e-9d6a-1a105f3b9c3e',
  subject: 'a1b2',
  subjectName: 'Inducción',
  address: '203.0.113.7',
};

describe('the activity log', () => {
  it('shows the action, the actor and the address', async () => {
    studio().answer(auditEndpoints.list, () => ({
      events: [
        EVENT,
        {
          ...EVENT,
          id: EVENT.id.replace('5', '6'),
          action: 'past-retention' as const,
          actor: null,
          actorId: null,
          subjectName: null,
        },
      ],
      page: 1,
      pages: 1,
    }));
    await renderStudio(studio(), '/audit');
    await screen.findByText('Inducción', { exact: false });
    screen.getByText('Eliminó un proyecto');
    screen.getByText('Grace Hopper · 203.0.113.7');
    expect(screen.queryByText(/a1b2/u)).toBeNull();
    screen.getByText(/^El estudio/u);
  });

  it('names stored settings as their screen does, not as variables', async () => {
    const stored = {
      ...{ action: 'settings-stored' as const, subject: 'elevenlabs' },
      subjectName: 'ELEVENLABS_API_KEY, ELEVENLABS_PRICE',
    };
    studio().answer(auditEndpoints.list, () => ({
      events: [{ ...EVENT, ...stored }],
      page: 1,
      pages: 1,
    }));
    await renderStudio(studio(), '/audit');
    await screen.findByText(': ElevenLabs · Clave · Precio por millón de caracteres');
  });

  it('tells apart two people with the same name', async () => {
    const actorId = '8e4f6a10-2b51-4c3e-9d6a-1a105f3b9c3e';
    studio().answer(auditEndpoints.list, () => ({
      events: [EVENT, { ...EVENT, id: actorId, actorId }],
      page: 1,
      pages: 1,
    }));
    await renderStudio(studio(), '/audit');
    await screen.findByText(/^Grace Hopper \(7d3f6a10\)/u);
    screen.getByText(/^Grace Hopper \(8e4f6a10\)/u);
  });

  it('filters by action', async () => {
    studio().answer(auditEndpoints.list, ({ query }) => ({
      events: query.action === 'signed-in' ? [] : [EVENT],
      page: 1,
      pages: 1,
    }));
    const { user } = await renderStudio(studio(), '/audit');
    await user.click(await screen.findByRole('combobox', { name: 'Tipo de actividad' }));
    await user.click(await screen.findByRole('option', { name: 'Inició sesión' }));
    await screen.findByText('No hay actividad de este tipo.');
    expect(screen.queryByText('Eliminó un proyecto')).toBeNull();
  });

  it('shows owners the trail of their company, and only that', async () => {
    const [first] = SESSION.companies;
    studio().answer(sessionEndpoints.login, () => ({
      ...SESSION,
      user: { ...SESSION.user, is_owner: false },
      companies: SESSION.companies.map((company) => ({
        ...company,
        role: company === first ? ('owner' as const) : ('member' as const),
      })),
    }));
    const page = { page: 1, pages: 1 };
    studio().answer(auditEndpoints.listOfCompany, () => ({ events: [EVENT], ...page }));
    const { user } = await renderStudio(studio(), '/');
    await user.click(await screen.findByRole('button', { name: /^Menú de usuario/u }));
    await user.click(await screen.findByRole('menuitem', { name: 'Registro de actividad' }));
    await screen.findByText('Grace Hopper · 203.0.113.7');
    screen.getByText(/se ve cuándo entró y salió, pero no desde dónde/u);
    expect(screen.queryByRole('combobox', { name: 'De quién es el registro' })).toBeNull();
    const [call] = studio().callsOf(auditEndpoints.listOfCompany);
    expect(call?.params.companyId).toBe(first?.pk);
    expect(studio().callsOf(auditEndpoints.list)).toEqual([]);
  });

  it('shows the studio’s owner all trails or one company’s, and exports the shown one', async () => {
    const [company] = SESSION.companies;
    studio().answer(auditEndpoints.list, () => ({ events: [EVENT], page: 1, pages: 1 }));
    studio().answer(auditEndpoints.listOfCompany, () => ({ events: [], page: 1, pages: 1 }));
    const exportAll = { ...auditEndpoints.export, data: z.string() };
    const exportOfCompany = { ...auditEndpoints.exportOfCompany, data: z.string() };
    studio().answer(exportAll, () => 'csv');
    studio().answer(exportOfCompany, () => {
      throw new Refusal(403, 'FORBIDDEN');
    });
    const { user } = await renderStudio(studio(), '/audit');
    await screen.findByText('Eliminó un proyecto');
    const choose = async (name: string) => {
      await user.click(screen.getByRole('combobox', { name: 'De quién es el registro' }));
      await user.click(await screen.findByRole('option', { name }));
    };
    await choose(company?.name ?? '');
    await screen.findByText('Todavía no hay actividad registrada.');
    expect(screen.queryByText('Eliminó un proyecto')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Exportar en CSV' }));
    await screen.findByText('No se pudo exportar el registro');
    expect(studio().callsOf(exportOfCompany)[0]?.params.companyId).toBe(company?.pk);
    // The server records the export before it fails.
    const asked = () => studio().callsOf(auditEndpoints.listOfCompany);
    await waitFor(() => expect(asked()).toHaveLength(2));

    await choose('Todo el estudio');
    await user.click(screen.getByRole('button', { name: 'Exportar en CSV' }));
    await waitFor(() => expect(studio().callsOf(exportAll)).toHaveLength(1));
    expect(studio().callsOf(exportAll)[0]?.headers.authorization).toMatch(/^Bearer /u);
  });

  it('says so when the user has no trail to see', async () => {
    studio().answer(sessionEndpoints.login, () => ({
      ...SESSION,
      user: { ...SESSION.user, is_owner: false },
      companies: SESSION.companies.map((company) => ({ ...company, role: 'member' as const })),
    }));
    await renderStudio(studio(), '/audit');
    await screen.findByText('No hay ningún registro que puedas ver');
    expect(screen.queryByRole('button', { name: 'Exportar en CSV' })).toBeNull();
  });
});
