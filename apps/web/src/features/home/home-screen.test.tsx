import {
  ALL_SCREENS,
  configEndpoints,
  endpoint,
  type LibraryWork,
  libraryEndpoints,
  projectEndpoints,
} from '@tarima/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { renderStudio, studioServerForTests } from '#web/test/render-studio.tsx';
import { projectSample } from '#web/test/samples.ts';
import { Refusal } from '#web/test/studio-server.ts';

const studio = studioServerForTests();

const SAMPLES = '/uploads/samples';
const DOCUMENT = endpoint({
  method: 'GET',
  path: '/uploads/samples/es-document.pdf',
  summary: 'A file that the server sends as it is',
  data: z.unknown(),
});
const TRIAL = 'Probar con un documento de ejemplo';

function answerConfig(samples: string | null) {
  studio().answer(configEndpoints.get, () => ({
    screens: [...ALL_SCREENS],
    adminUrl: null,
    hasLanguageModel: false,
    oidcName: null,
    naturalVoices: 'present' as const,
    samples,
  }));
}
const answerWorks = (works: LibraryWork[]) =>
  studio().answer(libraryEndpoints.list, () => ({ works, page: 1, pages: 1 }));

beforeEach(() => {
  answerConfig(SAMPLES);
  answerWorks([]);
});

const openHome = async () => {
  const { user } = await renderStudio(studio(), '/');
  await screen.findByRole('heading', { level: 1, name: '¿Qué quieres crear hoy?' });
  return user;
};

it('has a title, a subtitle and four cards with description, three features and button', async () => {
  await openHome();
  screen.getByText('Convierte lo que ya sabes en videos con presentador, cursos y podcasts.');
  const cards = screen.getAllByRole('group').filter(({ tagName }) => tagName !== 'FIELDSET');
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
    'Generación de videos',
    'Generación de cursos',
    'Diseñador de cursos',
    'Creador de podcasts',
  ]);
  for (const card of cards) {
    within(card).getByText('Qué incluye');
    expect(within(card).getAllByRole('listitem')).toHaveLength(3);
  }
  const parts = (selector: string) =>
    cards.map((card) => card.querySelector(selector)?.textContent);
  expect(parts('h2 + p')).toEqual([
    'De tus documentos a un video con presentador, voz y subtítulos.',
    'De tus documentos a un curso con módulos, guiones y videos.',
    'Un curso a partir de intereses, público y necesidades, sin documentos.',
    'Una conversación a dos voces a partir de textos, páginas o archivos.',
  ]);
  expect(parts('a')).toEqual(['Crear video', 'Crear curso', 'Diseñar curso', 'Crear podcast']);
  screen.getByText('Personalizable de 8 a 40 contenidos');
});

describe('a sample', () => {
  it('plays in its card on a click, with captions, in the language of the interface', async () => {
    const user = await openHome();
    expect(document.querySelector('video')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Ver un ejemplo: Generación de videos' }));
    const pause = await screen.findByRole('button', { name: /^(Pausar|Ver ejemplo)$/u });
    expect(document.activeElement).toBe(pause);
    const video = document.querySelector('video');
    expect(video?.getAttribute('src')).toBe(`${SAMPLES}/es-video.mp4`);
    expect(video?.muted).toBe(false);
    expect(video?.querySelector('track')?.getAttribute('src')).toBe(`${SAMPLES}/es-video.vtt`);
    screen.getByRole('button', { name: 'Ver un ejemplo: Creador de podcasts' });
  });

  it('is a drawing where the studio has none', async () => {
    answerConfig(null);
    await openHome();
    expect(screen.queryByRole('button', { name: /^Ver un ejemplo/u })).toBeNull();
    expect(screen.getByRole('link', { name: 'Crear video' })).toBeDefined();
  });
});

describe('a first try', () => {
  it('makes a project of the sample document with one click, and opens its script', async () => {
    const project = projectSample({ name: 'Uso seguro de escaleras' });
    studio().answer(DOCUMENT, () => 'the document');
    studio().answer(projectEndpoints.create, () => project);
    const user = await openHome();
    await user.dblClick(await screen.findByRole('button', { name: TRIAL }));
    await waitFor(() => expect(window.location.pathname).toBe(`/edit-script/${project.id}`));
    const sent = studio().callsOf(projectEndpoints.create);
    expect(sent).toHaveLength(1);
    const body = sent[0]?.body.toString() ?? '';
    for (const part of ['Uso seguro de escaleras', 'video', 'Uso seguro de escaleras.pdf']) {
      expect(body).toContain(part);
    }
  });

  it('says why it failed, and can be started again', async () => {
    studio().answer(DOCUMENT, () => 'the document');
    studio().answer(projectEndpoints.create, () => {
      throw new Refusal(507, 'COMPANY_STORAGE_FULL');
    });
    const user = await openHome();
    await user.click(await screen.findByRole('button', { name: TRIAL }));
    await screen.findByText('No se pudo usar el documento de ejemplo');
    await screen.findByRole('button', { name: TRIAL });
    expect(window.location.pathname).toBe('/');
  });

  it('is for newcomers: others find the work that waits for them, and all recent work', async () => {
    const waiting = projectSample({ name: 'Manual de acogida', state: 'unfinished' });
    answerWorks([{ kind: 'project', ...waiting }]);
    await openHome();
    const link = await screen.findByRole('link', { name: /^Continúa donde lo dejaste/u });
    expect(link.getAttribute('href')).toBe(`/edit-script/${waiting.id}`);
    const recent = await screen.findByRole('region', { name: 'Trabajo reciente' });
    within(recent).getByRole('heading', { name: 'Manual de acogida' });
    expect(screen.queryByRole('button', { name: TRIAL })).toBeNull();
  });
});
