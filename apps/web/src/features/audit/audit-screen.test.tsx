import { type AuditEvent, auditEndpoints, errorMessage } from '@tarima/contract';
import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderStudio, studioServerForTests } from '#web/test/render-studio.tsx';
import { Refusal } from '#web/test/studio-server.ts';

const studio = studioServerForTests();
// The first load of a lazy screen is slow on a busy machine, and is no part of any test.
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
  it('says who did what, from where', async () => {
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

  it('tells two people of one name apart', async () => {
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

  it('shows one kind where that is asked for', async () => {
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

  it('is refused to others with the server’s words', async () => {
    studio().answer(auditEndpoints.list, () => {
      throw new Refusal(403, 'FORBIDDEN');
    });
    await renderStudio(studio(), '/audit');
    await screen.findByText(errorMessage('FORBIDDEN', 'es'));
    // To try again would not help.
    expect(screen.queryByRole('button', { name: 'Intentar de nuevo' })).toBeNull();
  });
});
