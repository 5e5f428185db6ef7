import {
  courseEndpoints,
  courseQueueEndpoints,
  ledgerEndpoints,
  type ProjectLanguages,
  scriptEndpoints,
  translationEndpoints,
} from '@tarima/contract';
import { screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import {
  contentSample,
  contentScriptSample,
  courseSample,
  noQueueSample,
  unwrittenSample,
} from '#web/test/course-samples.ts';
import { renderStudio, studioServerForTests } from '#web/test/render-studio.tsx';
import { PROJECT_ID } from '#web/test/test-project.ts';
import { ownSample } from '#web/test/translation-samples.ts';

const studio = studioServerForTests();
beforeAll(() =>
  Promise.all([
    import('#web/features/course-scripts/course-scripts-screen.tsx'),
    import('#web/features/course-scripts/components/script-form.tsx'),
    import('./original/original-panel.tsx'),
  ]),
);
const RUN = { status: 'processing', progress: 35, error: null } as const;
let languages: ProjectLanguages;
let course = courseSample();

beforeEach(() => {
  languages = ownSample({ run: RUN });
  course = courseSample([contentSample(0), unwrittenSample(1), unwrittenSample(2)]);
  studio().answer(translationEndpoints.get, () => languages);
  studio().answer(courseEndpoints.structure, () => course);
  studio().answer(courseEndpoints.videos, () => []);
  studio().answer(ledgerEndpoints.ofCourse, () => []);
  studio().answer(courseQueueEndpoints.get, noQueueSample);
});
const open = () => renderStudio(studio(), `/course-scripts/${PROJECT_ID}`);

it('shows its real progress, and asks for no script to be written from the documents', async () => {
  await open();
  const notice = within(await screen.findByRole('group', { name: 'Traducción' }));
  notice.getByText(/Traducción al inglés/u);
  expect(notice.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('35');
  await screen.findByRole('listitem', { name: 'Quién responde' });
  languages = ownSample();
  course = courseSample();
  await studio().tell('courseStatusUpdate', course);
  await studio().tell('translationsUpdate', { projectId: PROJECT_ID });
  await expect.poll(() => screen.queryByRole('group', { name: 'Traducción' })).toBeNull();
  expect(studio().callsOf(courseEndpoints.generateScripts)).toEqual([]);
});

it('shows the original of a script beside it', async () => {
  languages = ownSample();
  course = courseSample();
  studio().answer(scriptEndpoints.list, () => [contentScriptSample(0)]);
  studio().answer(translationEndpoints.originalScript, () => ({
    language: 'es' as const,
    content: '## El riesgo\n\nLa frase de antes.\n',
    isChanged: true,
  }));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Editar guion: Qué es el riesgo' }));
  await user.click(await screen.findByRole('button', { name: 'Ver el original en español' }));
  const original = within(await screen.findByRole('region', { name: 'Texto del original' }));
  original.getByRole('heading', { name: 'El riesgo' });
  original.getByText('La frase de antes.');
  screen.getByText('Cambió desde que se tradujo');
  screen.getByRole('textbox', { name: 'Texto del guion' });
  const [call] = studio().callsOf(translationEndpoints.originalScript);
  expect(call?.query).toEqual({ contentId: contentSample(0).id });
});
