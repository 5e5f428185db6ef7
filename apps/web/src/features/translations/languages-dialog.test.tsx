import {
  courseEndpoints,
  courseQueueEndpoints,
  errorMessage,
  ledgerEndpoints,
  type ProjectLanguages,
  sessionEndpoints,
  translationEndpoints,
} from '@tarima/contract';
import { screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { courseSample, noQueueSample } from '#web/test/course-samples.ts';
import { renderStudio, studioServerForTests } from '#web/test/render-studio.tsx';
import { Refusal, SESSION } from '#web/test/studio-server.ts';
import { PROJECT_ID } from '#web/test/test-project.ts';
import {
  languagesSample,
  ORIGINAL_ID,
  ownSample,
  translationSample,
} from '#web/test/translation-samples.ts';

const studio = studioServerForTests();
// Lazy parts load slowly on a busy machine, so they are loaded before the tests.
beforeAll(() =>
  Promise.all([
    import('#web/features/course-scripts/course-scripts-screen.tsx'),
    import('./languages-dialog.tsx'),
  ]),
);
let languages: ProjectLanguages;

beforeEach(() => {
  languages = languagesSample();
  studio().answer(translationEndpoints.get, () => languages);
  studio().answer(courseEndpoints.structure, () => courseSample());
  studio().answer(courseEndpoints.videos, () => []);
  studio().answer(ledgerEndpoints.ofCourse, () => []);
  studio().answer(courseQueueEndpoints.get, noQueueSample);
});

const follow = (next: ProjectLanguages) => {
  languages = next;
  return studio().tell('translationsUpdate', { projectId: PROJECT_ID });
};

async function openLanguages() {
  const { user } = await renderStudio(studio(), `/course-scripts/${PROJECT_ID}`);
  await user.click(await screen.findByRole('button', { name: 'Idiomas' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Idiomas' })) };
}
const under = (progress: number) =>
  languagesSample({
    translations: [translationSample({ run: { status: 'processing', progress, error: null } })],
  });

it('says what a translation is, begins one, and follows it to its end', async () => {
  studio().answer(translationEndpoints.make, () => {
    languages = under(0);
    return languages;
  });
  const { user, dialog } = await openLanguages();
  await dialog.findByText('Este curso está en español.');
  dialog.getByText(/curso aparte con la misma estructura/u);
  dialog.getByText(/Los videos se generan después/u);
  await user.click(dialog.getByRole('button', { name: 'Traducir al inglés' }));
  const progress = await dialog.findByRole('progressbar', { name: /inglés/u });
  const [call] = studio().callsOf(translationEndpoints.make);
  expect(JSON.parse(call?.body.toString() ?? '')).toEqual({ language: 'en' });
  expect(dialog.queryByRole('button', { name: 'Traducir al inglés' })).toBeNull();
  dialog.getByRole('button', { name: 'Traducir al portugués' });
  await follow(under(60));
  await expect.poll(() => progress.getAttribute('aria-valuenow')).toBe('60');
  await follow(languagesSample({ translations: [translationSample()] }));
  await dialog.findByText('Al día con el original');
  expect(dialog.getByRole('link', { name: 'Plant safety' }).getAttribute('href')).toBe(
    `/create-course/${translationSample().projectId}`,
  );
});

it('tells the owner of a studio without a model what is missing and where to set it', async () => {
  languages = languagesSample({ hasModel: false });
  const { dialog } = await openLanguages();
  await dialog.findByText('Para traducir hace falta un modelo de lenguaje');
  expect(dialog.getByRole('link', { name: 'Elegir un modelo' }).getAttribute('href')).toBe(
    '/settings?part=language-model',
  );
  expect(dialog.queryByRole('button', { name: /^Traducir/u })).toBeNull();
});

it('tells everybody else to ask the owner', async () => {
  studio().answer(sessionEndpoints.login, () => ({
    ...SESSION,
    user: { ...SESSION.user, is_owner: false },
  }));
  languages = languagesSample({ hasModel: false });
  const { dialog } = await openLanguages();
  await dialog.findByText(/Pide al propietario/u);
  expect(dialog.queryByRole('link', { name: 'Elegir un modelo' })).toBeNull();
});

it('names what the original changed since, and translates it on demand', async () => {
  const behind = translationSample({
    changed: { isStructureChanged: true, contentIds: [ORIGINAL_ID, PROJECT_ID] },
  });
  languages = languagesSample({ translations: [behind] });
  studio().answer(translationEndpoints.update, () => {
    languages = under(10);
    return ownSample();
  });
  const { user, dialog } = await openLanguages();
  await dialog.findByText(/El original cambió: la estructura y 2 contenidos\./u);
  await user.click(dialog.getByRole('button', { name: 'Traducir lo que cambió al inglés' }));
  await dialog.findByRole('progressbar', { name: /inglés/u });
  const [call] = studio().callsOf(translationEndpoints.update);
  expect(call?.params.projectId).toBe(behind.projectId);
});

it('gives the reason of a failed translation, and another try', async () => {
  const error = { code: 'LANGUAGE_MODEL_UNREACHABLE', message: 'El modelo no respondió.' } as const;
  languages = languagesSample({
    translations: [translationSample({ run: { status: 'failed', progress: 40, error } })],
  });
  studio().answer(translationEndpoints.update, () => {
    throw new Refusal(409, 'LINE_TOO_LONG');
  });
  const { user, dialog } = await openLanguages();
  await dialog.findByText('El modelo no respondió.');
  await user.click(
    dialog.getByRole('button', { name: 'Intentar de nuevo la traducción al inglés' }),
  );
  await screen.findByText('No se pudo actualizar la traducción');
  screen.getByText(errorMessage('LINE_TOO_LONG', 'es'));
});

it('leads from a translation to its original and the others, and offers what is missing', async () => {
  languages = ownSample({}, { translations: [translationSample({ projectId: PROJECT_ID })] });
  const { dialog } = await openLanguages();
  const link = await dialog.findByRole('link', { name: 'Seguridad en planta' });
  expect(link.getAttribute('href')).toBe(`/create-course/${ORIGINAL_ID}`);
  expect(dialog.queryByText('Otras traducciones')).toBeNull();
  const offers = dialog.getAllByRole('button', { name: /^Traducir al/u });
  expect(offers.map(({ textContent }) => textContent)).toEqual(['Traducir al portugués']);
});
