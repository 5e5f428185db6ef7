import {
  type ProjectLanguages,
  redraftEndpoints,
  scriptEndpoints,
  translationEndpoints,
} from '@tarima/contract';
import { screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { saveOnlyWhenAsked } from '#web/test/autosave.ts';
import { renderStudio, studioServerForTests } from '#web/test/render-studio.tsx';
import { storedScriptForTests } from '#web/test/stored-script.ts';
import { PROJECT_ID } from '#web/test/test-project.ts';
import { ownSample } from '#web/test/translation-samples.ts';

const studio = studioServerForTests();
saveOnlyWhenAsked();
beforeAll(() =>
  Promise.all([
    import('#web/features/scripts/script-editor-screen.tsx'),
    import('#web/features/scripts/components/draft-state.tsx'),
    import('#web/features/scripts/redraft/redraft-part.tsx'),
    import('./translation-notice.tsx'),
    import('./original/original-panel.tsx'),
  ]),
);
const stored = storedScriptForTests(studio, {
  content: '## Helmet\n\nPut it on.\n',
  language: 'en',
});
let languages: ProjectLanguages;

beforeEach(() => {
  languages = ownSample();
  studio().answer(translationEndpoints.get, () => languages);
  studio().answer(translationEndpoints.originalScript, () => ({
    language: 'es' as const,
    content: '## Casco\n\nPonte el casco.\n',
    isChanged: false,
  }));
});

it('is awaited with real progress, and opens by itself', async () => {
  languages = ownSample({ run: { status: 'processing', progress: 40, error: null } });
  studio().answer(scriptEndpoints.byProject, () => []);
  await renderStudio(studio(), `/edit-script/${PROJECT_ID}`);
  await screen.findByText('Estamos traduciendo tu guion');
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40');
  languages = ownSample();
  studio().answer(scriptEndpoints.byProject, () => [stored.now]);
  await studio().tell('translationsUpdate', { projectId: PROJECT_ID });
  const text = await screen.findByRole('textbox', { name: 'Texto del guion' });
  expect(text.textContent).toContain('Put it on.');
});

it('says that its original has changed, and takes the change on demand', async () => {
  languages = ownSample({ changed: { isStructureChanged: false, contentIds: [null] } });
  studio().answer(translationEndpoints.update, () => {
    languages = ownSample({ run: { status: 'waiting', progress: 0, error: null } });
    return languages;
  });
  const { user } = await stored.open();
  const notice = within(await screen.findByRole('group', { name: 'Traducción' }));
  notice.getByText(/El original cambió: el guion o las preguntas\./u);
  notice.getByRole('link', { name: 'Original: Seguridad en planta' });
  await user.click(notice.getByRole('button', { name: /^Traducir lo que cambió/u }));
  await notice.findByRole('progressbar');
});

it('shows its original beside the text, which stays open for changes', async () => {
  const { user, text } = await stored.open();
  const toggle = await screen.findByRole('button', { name: 'Ver el original en español' });
  await user.click(toggle);
  const original = within(await screen.findByRole('region', { name: 'Texto del original' }));
  original.getByText('Ponte el casco.');
  expect(text.isConnected).toBe(true);
  expect(text.getAttribute('contenteditable')).toBe('true');
  await user.click(toggle);
  expect(screen.queryByRole('region', { name: 'Texto del original' })).toBeNull();
});

it('offers no new draft from the documents, which its original decides', async () => {
  await stored.open();
  await screen.findByRole('button', { name: 'Ver el original en español' });
  await expect.poll(() => studio().callsOf(redraftEndpoints.get)).not.toEqual([]);
  await expect.poll(() => screen.queryByRole('button', { name: 'Redactar de nuevo' })).toBeNull();
});
