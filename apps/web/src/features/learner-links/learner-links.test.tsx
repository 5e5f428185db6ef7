import {
  type HandOver,
  type LearnerLink,
  learnerLinkEndpoints,
  packageEndpoints,
  projectEndpoints,
} from '@tarima/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { renderStudio, studioServerForTests } from '#web/test/render-studio.tsx';
import { PROJECT_ID, testProject } from '#web/test/test-project.ts';

const studio = studioServerForTests();
// A lazy screen loads slowly on a busy machine, so it loads before the tests.
beforeAll(() =>
  Promise.all([import('../hand-over/hand-over-screen.tsx'), import('./learner-links.tsx')]),
);

const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const ADDRESS = 'https://tarima.example/learn/abcdefghijklmnopqrstuv';
const HAND_OVER: HandOver = {
  projectId: PROJECT_ID,
  title: 'Seguridad en planta',
  contents: ['Cascos', 'Salidas'].map((title, index) => ({
    id: uuid(index + 1),
    title,
    moduleTitle: 'Lo básico',
    questions: 2,
    video: {
      id: uuid(11),
      seconds: 60,
      posterUrl: '/p.jpg',
      isOutdated: false,
      bytes: 1_000,
      captionBytes: 10,
    },
  })),
  ownBytes: { folder: 1, scorm12: 1, scorm2004: 1, cmi5: 1 },
  certificateBytes: 1,
  packages: [],
};
const LINK: LearnerLink = {
  ...{
    id: uuid(50),
    projectId: PROJECT_ID,
    address: ADDRESS,
    createdAt: '2026-11-26T10:00:00.000Z',
  },
  ...{ asksName: true, hasPassword: true, hasQuestions: true, hasCertificate: false },
  ...{ completion: { share: 80, mark: 70 }, endsAt: null, sites: [], hasEnded: false },
  ...{ learners: 2, completed: 1 },
};
const LEARNERS = ['Grace', null].map((name, index) => ({
  ...{ id: uuid(70 + index), name, share: index === 0 ? 1 : 0.25, score: index === 0 ? 100 : 50 },
  firstSeenAt: '2026-11-26T10:00:00.000Z',
  lastSeenAt: '2026-11-26T11:00:00.000Z',
  completedAt: index === 0 ? '2026-11-26T11:00:00.000Z' : null,
}));

let links: LearnerLink[];
beforeEach(() => {
  links = [LINK];
  studio().answer(projectEndpoints.get, () => testProject({ type: 'course' }));
  studio().answer(packageEndpoints.handOver, () => HAND_OVER);
  studio().answer(learnerLinkEndpoints.list, () => links);
  studio().answer(learnerLinkEndpoints.learners, () => ({ learners: LEARNERS, page: 1, pages: 1 }));
});

async function open(heading: string) {
  const { user } = await renderStudio(studio(), `/hand-over/${PROJECT_ID}?way=link`);
  await screen.findByRole('heading', { name: heading });
  return user;
}
const button = (name: string) => screen.getByRole('button', { name });
const bodiesOf = (endpoint: Parameters<ReturnType<typeof studio>['callsOf']>[0]) =>
  studio()
    .callsOf(endpoint)
    .map(({ body }) => JSON.parse(body.toString()));

it('makes a link that is good as it stands, or with all that was chosen', async () => {
  links = [];
  studio().answer(learnerLinkEndpoints.create, () => {
    links = [LINK];
    return LINK;
  });
  const user = await open('Compártelo con un enlace');
  await user.click(button('Nuevo enlace'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nuevo enlace' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Pedir una contraseña' }));
  expect(dialog.getByRole('button', { name: 'Crear el enlace' }).hasAttribute('disabled')).toBe(
    true,
  );
  await user.type(dialog.getByLabelText('Contraseña'), 'planta norte');
  await user.click(dialog.getByRole('button', { name: /Sitios para incrustarlo/u }));
  const sites = dialog.getByRole('textbox', { name: 'Sitios que pueden mostrarlo en sus páginas' });
  await user.type(sites, 'intra*net');
  await dialog.findByRole('alert');
  await user.clear(sites);
  await user.type(sites, 'intranet.example.com');
  await user.click(dialog.getByRole('button', { name: 'Crear el enlace' }));
  await screen.findByText('Enlace creado');
  expect(bodiesOf(learnerLinkEndpoints.create)).toEqual([
    {
      ...{ asksName: true, password: 'planta norte', endsAt: null },
      ...{ hasQuestions: true, hasCertificate: false, completion: { share: 80, mark: 70 } },
      sites: ['https://intranet.example.com'],
    },
  ]);
  expect(
    (await screen.findByRole<HTMLInputElement>('textbox', { name: 'Dirección del enlace' })).value,
  ).toBe(ADDRESS);
});

it('changes a link without its password, and says how to embed it', async () => {
  studio().answer(learnerLinkEndpoints.change, () => LINK);
  const user = await open('Enlaces');
  await user.click(button('Incrustar'));
  await screen.findByText(/Di primero en qué sitios/u);
  await user.click(button('Elegir los sitios'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cambiar el enlace' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Pedir el nombre' }));
  await user.click(dialog.getByRole('button', { name: 'Guardar' }));
  await screen.findByText('Enlace cambiado');
  const [body] = bodiesOf(learnerLinkEndpoints.change);
  expect(body).toMatchObject({ asksName: false, sites: [] });
  expect(body).not.toHaveProperty('password');
});

it('shows who watched how far and what they answered, and deletes one after asking', async () => {
  const answers = [
    { prompt: '¿Cuántos?', answer: 'Tres', isRight: true },
    { prompt: '¿Dónde?', answer: 'Aquí', isRight: false },
    { prompt: '¿Quién?', answer: null, isRight: false },
    { prompt: '¿Cuál?', answer: 'Este', isRight: true, change: 'changed' as const },
    { prompt: '¿Cómo?', answer: 'Así', isRight: true, change: 'removed' as const },
  ].map((one, index) => ({
    ...{ questionId: uuid(90 + index), contentTitle: 'Cascos', change: null },
    ...one,
  }));
  studio().answer(learnerLinkEndpoints.answers, () => answers);
  studio().answer(learnerLinkEndpoints.removeLearner, () => null);
  const user = await open('Enlaces');
  screen.getByText('2 personas entraron · 1 completó');
  await user.click(button('Quién lo vio'));
  const progress = await screen.findByRole('progressbar', { name: 'Lo que vio Sin nombre' });
  expect(progress.getAttribute('aria-valuenow')).toBe('25');
  await user.click(button('Respuestas de Grace'));
  const shown = (await screen.findByText('¿Cuántos?')).closest('ol');
  expect(shown?.textContent).toMatch(/Correcta: Tres.*Incorrecta: Aquí.*Sin responder/u);
  expect(shown?.textContent).toMatch(
    /Cascos · Pregunta cambiada después¿Cuál\?.*Cascos · Pregunta retirada después¿Cómo\?/u,
  );
  await user.click(button('Borrar los datos de Grace'));
  const asked = within(await screen.findByRole('alertdialog'));
  await user.click(asked.getByRole('button', { name: 'Borrar' }));
  await screen.findByText('Datos borrados');
  const [call] = studio().callsOf(learnerLinkEndpoints.removeLearner);
  expect(call?.path).toContain(`/learners/${uuid(70)}`);
});

it('ends a link after asking', async () => {
  studio().answer(learnerLinkEndpoints.remove, () => {
    links = [];
    return null;
  });
  const user = await open('Enlaces');
  await user.click(button('Terminar'));
  const asked = within(await screen.findByRole('alertdialog'));
  expect(asked.getByText(/las 2 personas que entraron/u)).toBeDefined();
  await user.click(asked.getByRole('button', { name: 'Terminar' }));
  await waitFor(() => screen.getByRole('heading', { name: 'Compártelo con un enlace' }));
  expect(studio().callsOf(learnerLinkEndpoints.remove)).toHaveLength(1);
});
