import {
  errorMessage,
  MAX_SCRIPT_CHARACTERS,
  type Project,
  projectEndpoints,
  scriptEndpoints,
} from '@tarima/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { saveByItself, saveOnlyWhenAsked } from '#web/test/autosave.ts';
import { renderStudio, studioServerForTests } from '#web/test/render-studio.tsx';
import { storedScriptForTests } from '#web/test/stored-script.ts';
import { Refusal } from '#web/test/studio-server.ts';
import { PROJECT_ID, testFile, testProject, testScript } from '#web/test/test-project.ts';

const studio = studioServerForTests();
saveOnlyWhenAsked();
// A lazy screen loads slowly on a busy machine, so it loads before the tests.
beforeAll(() =>
  Promise.all([
    import('./script-editor-screen.tsx'),
    import('./components/side-panel.tsx'),
    import('./components/draft-state.tsx'),
    import('./comparison/comparison-dialog.tsx'),
    import('./editor/table/table-menu.tsx'),
  ]),
);
const ORIGINAL = '## Inicio\n\n[Escena: una sala]\n\nUna frase citada. Otra frase.\n';
const stored = storedScriptForTests(studio, {
  content: ORIGINAL,
  provenance: [
    {
      sentence: 'Una frase citada.',
      kind: 'source',
      citations: [{ sentenceId: 's1', file: 'guia.pdf', page: 7, quote: 'Frase de la guía.' }],
    },
  ],
});
const { open } = stored;
let project: Project;

beforeEach(() => {
  project = testProject();
  studio().answer(projectEndpoints.get, () => project);
});

const savedTexts = () =>
  studio()
    .callsOf(scriptEndpoints.save)
    .map(({ body }) => JSON.parse(body.toString()).content);
const press = (name: string) => screen.getByRole('button', { name });
const labelsIn = (text: HTMLElement) =>
  [...text.querySelectorAll<HTMLElement>('[data-direction]')].map(({ dataset }) => dataset.label);

describe('the editor', () => {
  it('says that the script has its documents’ language, not the project’s', async () => {
    stored.now = testScript({ language: 'en', content: 'One sentence.\n' });
    await open();
    await screen.findByText('Está escrito en inglés, como tus documentos');
    screen.getByText(/El proyecto está en español, .* sube los documentos en ese idioma\./u);
  });

  it('shows directions as blocks, and counts only spoken words', async () => {
    const { text } = await open();
    expect(within(text).getByRole('heading', { name: 'Inicio' })).toBeTruthy();
    expect(text.querySelector('[data-direction="scene"] > span')?.textContent).toBe('una sala');
    screen.getByText('5 palabras');
    screen.getByText('Duración estimada: 0:02');
  });

  it('follows a language change while it is open, and keeps its text', async () => {
    const { user, text } = await open();
    await user.click(press('Insertar bloque de dirección de voz'));
    await user.click(screen.getByRole('button', { name: /English/u }));
    await within(text).findByRole('button', { name: 'Remove the block: Voice direction' });
    within(text).getByRole('button', { name: /^Move the block: Scene\./u });
    expect(labelsIn(text)).toEqual(['Voice direction', 'Scene']);
    expect(text.querySelector('[data-placeholder^="Pause, slower"]')).toBeTruthy();
    // A block from before the language change still works.
    await user.click(text);
    await user.paste('con calma');
    expect(text.querySelector('[data-direction="voice"]')?.textContent).toBe('con calma');
    await user.click(press('Undo (Ctrl+Z)'));
    await user.click(press('Undo (Ctrl+Z)'));
    expect(labelsIn(text)).toEqual(['Scene']);
  });

  it('says by how much a script exceeds the limit', async () => {
    const { user, text } = await open();
    await user.click(text);
    await user.paste('a'.repeat(MAX_SCRIPT_CHARACTERS));
    await screen.findByText(/^Para guardarlo, quita al menos \d+ caracteres/u);
  });

  it('has its toolbar and the surrounding buttons', async () => {
    await open();
    const toolbar = within(screen.getByRole('toolbar', { name: 'Formato del guion' }));
    const names = toolbar.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    expect(names).toEqual([
      'Negrita',
      'Cursiva',
      'Subrayado',
      'Título 1',
      'Título 2 (empieza una escena)',
      'Título 3',
      'Lista con viñetas (puntos clave)',
      'Lista numerada',
      'Insertar bloque de escena',
      'Insertar bloque de dirección de voz',
      'Insertar tabla (se muestra, no se narra)',
      'Deshacer (Ctrl+Z)',
      'Rehacer (Ctrl+Mayús+Z)',
      'Guardar (Ctrl+S)',
    ]);
    for (const name of [
      'Restaurar original',
      'Mejorar guion',
      'Volver a subir archivos',
      'Guardar y continuar',
    ]) {
      press(name);
    }
  });

  it('inserts a table, changes it from the toolbar, and reaches that by keyboard', async () => {
    const { user, text } = await open();
    await user.click(press('Insertar tabla (se muestra, no se narra)'));
    expect(document.activeElement).toBe(text);
    await user.click(await screen.findByRole('button', { name: 'Cambiar la tabla' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Columna después' }));
    expect(within(text).getAllByRole('cell')).toHaveLength(9);
    await waitFor(() => expect(document.activeElement).toBe(text));
    await user.keyboard('{Alt>}{F10}{/Alt}');
    expect(document.activeElement).toBe(press('Negrita'));
  });

  it('inserts blocks from the toolbar, and confirms saving by Ctrl+S', async () => {
    const { user } = await open();
    await user.click(press('Insertar bloque de dirección de voz'));
    await screen.findByText('Cambios sin guardar');
    await user.keyboard('{Control>}s{/Control}');
    await screen.findByText('Guardado');
    expect(savedTexts()).toEqual([expect.stringContaining('[Voz: ]')]);
  });

  it.each(['Insertar bloque de escena', 'Negrita', 'Quitar el bloque: Escena'])(
    'has the focus right after «%s», so that no typing is lost',
    async (tool) => {
      const { text } = await open();
      press(tool).focus();
      fireEvent.click(press(tool));
      expect(document.activeElement).toBe(text);
    },
  );

  it('saves by Cmd+S too', async () => {
    const { user } = await open();
    await user.click(press('Insertar bloque de escena'));
    await user.keyboard('{Meta>}s{/Meta}');
    await screen.findByText('Guardado');
    expect(savedTexts()).toHaveLength(1);
  });

  it('saves by itself after a pause in typing', async () => {
    saveByItself();
    const { user } = await open();
    await user.click(press('Insertar bloque de escena'));
    await waitFor(() => expect(savedTexts()).toHaveLength(1));
    await screen.findByText('Guardado');
  });

  it('shows the server’s words when saving fails, and keeps the text', async () => {
    const { user, text } = await open();
    studio().answer(scriptEndpoints.save, () => {
      throw new Refusal(403, 'FORBIDDEN');
    });
    await user.click(press('Insertar bloque de escena'));
    await user.click(press('Guardar y continuar'));
    await screen.findByText(errorMessage('FORBIDDEN', 'es'));
    screen.getByText('No se pudo guardar');
    await screen.findByRole('alertdialog', { name: 'Hay cambios sin guardar' });
    expect(text.querySelectorAll('[data-direction="scene"]')).toHaveLength(2);
    expect(window.location.pathname).toBe(`/edit-script/${PROJECT_ID}`);
  });

  it('saves before it opens the video page', async () => {
    const { user } = await open();
    await user.click(press('Insertar bloque de escena'));
    await user.click(press('Guardar y continuar'));
    await waitFor(() => expect(window.location.pathname).toBe(`/generate-video/${PROJECT_ID}`));
    expect(savedTexts()).toHaveLength(1);
  });

  it('holds back a link of the header until everything is saved', async () => {
    const { user } = await open();
    await user.click(press('Insertar bloque de escena'));
    const header = within(screen.getByRole('banner'));
    await user.click(header.getByRole('button', { name: 'Biblioteca' }));
    await user.click(header.getByRole('link', { name: 'Mis videos' }));
    await waitFor(() => expect(window.location.pathname).toBe('/videos'));
    expect(savedTexts()).toHaveLength(1);
  });

  it('saves unsaved text when the person returns', async () => {
    saveByItself();
    const { user, text } = await open();
    studio().breakOn(scriptEndpoints.save);
    await user.click(press('Insertar bloque de escena'));
    await user.click(press('Volver a subir archivos'));
    await user.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
    await waitFor(() => expect(window.location.pathname).toBe('/upload'));
    expect(text.isConnected).toBe(false);
    studio().answer(scriptEndpoints.save, ({ body }) => {
      const { content } = JSON.parse(body.toString());
      stored.now = { ...stored.now, editedContent: content, content };
      return stored.now;
    });
    act(() => navigate(`/edit-script/${PROJECT_ID}`));
    await waitFor(() => expect(stored.now.content).toContain('[Escena: ]'));
    expect(savedTexts().at(-1)).toBe(stored.now.content);
  });

  it('asks before it restores the original', async () => {
    saveByItself();
    stored.now = { ...stored.now, editedContent: 'Cambiado.\n', content: 'Cambiado.\n' };
    const { user, text } = await open();
    await user.click(press('Restaurar original'));
    const dialog = await screen.findByRole('alertdialog', {
      name: '¿Restaurar el guion original?',
    });
    expect(text.textContent).toContain('Cambiado.');
    await user.click(within(dialog).getByRole('button', { name: 'Restaurar original' }));
    await waitFor(() => expect(text.textContent).toContain('Una frase citada.'));
    await waitFor(() => expect(savedTexts()).toEqual([ORIGINAL]));
  });

  it('restores a sample when there is no original', async () => {
    stored.now = { ...stored.now, originalContent: '' };
    const { user, text } = await open();
    await user.click(press('Restaurar original'));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Restaurar original' }));
    await waitFor(() => expect(text.textContent).toContain('Bienvenida'));
  });

  it('shows the server’s words when enhancing fails', async () => {
    studio().answer(scriptEndpoints.enhance, () => {
      throw new Refusal(429, 'RATE_LIMITED');
    });
    const { user } = await open();
    await user.click(press('Mejorar guion'));
    await screen.findByText(errorMessage('RATE_LIMITED', 'es'));
  });

  it('compares the enhanced script with the old one, and undo restores the old one', async () => {
    saveByItself();
    studio().answer(scriptEndpoints.enhance, () => ({ content: 'Mejor dicho.\n' }));
    const { user, text } = await open();
    await user.click(press('Mejorar guion'));
    const dialog = await screen.findByRole('dialog', { name: '¿Qué mejoras quieres usar?' });
    expect(dialog.querySelector('ins')?.textContent).toBe('Mejor dicho.');
    expect(dialog.querySelectorAll('del').length).toBeGreaterThan(0);
    expect(savedTexts()).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Usar el mejorado' }));
    await waitFor(() => expect(text.textContent).toBe('Mejor dicho.'));
    await waitFor(() => expect(savedTexts()).toEqual(['Mejor dicho.\n']));
    await user.click(press('Deshacer (Ctrl+Z)'));
    await waitFor(() => expect(savedTexts().at(-1)).toBe(ORIGINAL));
  });

  it('takes only the chosen changes of the enhanced script', async () => {
    saveByItself();
    const content = '## Inicio\n\n[Voz: pausa]\n\n[Escena: una sala]\n\nUna frase citada. Otra.\n';
    studio().answer(scriptEndpoints.enhance, () => ({ content }));
    const { user } = await open();
    await user.click(press('Mejorar guion'));
    const second = within(await screen.findByRole('radiogroup', { name: 'Cambio 2 de 2' }));
    await user.click(second.getByRole('radio', { name: /^Tu guion/u }));
    screen.getByText('1 de 2 cambios · Guion mejorado');
    await user.click(press('Usar lo elegido'));
    const chosen = ORIGINAL.replace('[Escena', '[Voz: pausa]\n\n[Escena');
    await waitFor(() => expect(savedTexts()).toEqual([chosen]));
  });

  it('keeps text that was typed during the enhancement', async () => {
    saveByItself();
    const made = Promise.withResolvers<void>();
    studio().answer(scriptEndpoints.enhance, async () => {
      await made.promise;
      return { content: ORIGINAL.replace('Otra frase.', 'Otra frase mejor.') };
    });
    const { user } = await open();
    await user.click(press('Mejorar guion'));
    await user.click(press('Insertar bloque de dirección de voz'));
    made.resolve();
    await user.click(await screen.findByRole('button', { name: 'Usar lo elegido' }));
    // An earlier save may hold only the typed text.
    await waitFor(() => expect(savedTexts().at(-1)).toContain('Otra frase mejor.'));
    expect(savedTexts().at(-1)).toContain('[Voz: ]');
  });

  it('keeps the script when the enhanced one is discarded or equal', async () => {
    studio().answer(scriptEndpoints.enhance, () => ({ content: 'Mejor dicho.\n' }));
    const { user, text } = await open();
    await user.click(press('Mejorar guion'));
    await user.click(await screen.findByRole('button', { name: 'Descartar' }));
    expect(text.textContent).toContain('Una frase citada.');
    studio().answer(scriptEndpoints.enhance, () => ({ content: stored.now.content }));
    await user.click(press('Mejorar guion'));
    await screen.findByText(/^El guion ya suena bien/u);
    expect(savedTexts()).toEqual([]);
  });
});

it('shows the source of each sentence, marks the author’s own, and selects it', async () => {
  const { user, text } = await open();
  const cited = screen.getByRole('button', { name: /Una frase citada/ });
  within(cited).getByText('guia.pdf, pág. 7');
  within(screen.getByRole('button', { name: /Otra frase/ })).getByText('Escrita por ti');
  await user.click(cited);
  within(screen.getByRole('button', { name: /Una frase citada/ })).getByText('Frase de la guía.');
  expect(text.querySelector('.sentence')?.textContent).toBe('Una frase citada.');
});

describe('a draft', () => {
  it('shows its stage, and opens the editor when it is finished', async () => {
    project = testProject({
      files: [
        testFile({}),
        testFile({ id: crypto.randomUUID(), name: 'b.docx', status: 'processing' }),
      ],
      draft: { status: 'processing', stage: 'reading', progress: 30, error: null },
    });
    await renderStudio(studio(), `/edit-script/${PROJECT_ID}`);
    await screen.findByText('Leyendo archivo 2 de 2');
    project = testProject();
    await screen.findByRole('textbox', { name: 'Texto del guion' });
  });

  it('names the reason for each file of a failed draft, and can be retried', async () => {
    const message = errorMessage('DOCUMENT_ENCRYPTED', 'es', 'guia.pdf');
    project = testProject({
      files: [testFile({ status: 'failed', error: { code: 'DOCUMENT_ENCRYPTED', message } })],
      draft: {
        status: 'failed',
        stage: 'reading',
        progress: 0,
        error: {
          code: 'NO_READABLE_DOCUMENT',
          message: errorMessage('NO_READABLE_DOCUMENT', 'es'),
        },
      },
    });
    studio().answer(projectEndpoints.retryDraft, () => {
      project = testProject();
      return project;
    });
    const { user } = await renderStudio(studio(), `/edit-script/${PROJECT_ID}`);
    await screen.findByText(message);
    screen.getByText(errorMessage('NO_READABLE_DOCUMENT', 'es'));
    expect(screen.getByRole('link', { name: 'Volver a subir archivos' }).getAttribute('href')).toBe(
      `/upload?from=${PROJECT_ID}`,
    );
    await user.click(press('Intentar de nuevo'));
    await screen.findByRole('textbox', { name: 'Texto del guion' });
  });

  it('names the files that were left out', async () => {
    const message = errorMessage('DOCUMENT_CORRUPT', 'es', 'roto.pdf');
    project = testProject({
      files: [
        testFile({}),
        testFile({ id: crypto.randomUUID(), error: { code: 'DOCUMENT_CORRUPT', message } }),
      ],
    });
    await open();
    screen.getByText('1 archivo no se usó');
    screen.getByText(message);
  });
});

describe('a script that replaces a failed draft', () => {
  beforeEach(() => {
    const error = {
      code: 'LANGUAGE_MODEL_UNREACHABLE' as const,
      message: errorMessage('LANGUAGE_MODEL_UNREACHABLE', 'es'),
    };
    const content = '## Inténtalo de nuevo\n\nTu guion todavía no está escrito.\n';
    project = testProject({ draft: { status: 'failed', stage: null, progress: 80, error } });
    stored.now = testScript({ originalContent: content, content, originalKind: 'fallback' });
  });

  it('is labelled as such, and gives way to the draft after a retry', async () => {
    const { user, text } = await open();
    expect(text.textContent).toContain('Tu guion todavía no está escrito.');
    const notice = within(screen.getByRole('alert'));
    notice.getByText('Este todavía no es tu guion');
    notice.getByText(errorMessage('LANGUAGE_MODEL_UNREACHABLE', 'es'));
    studio().answer(projectEndpoints.retryDraft, () => {
      project = testProject();
      stored.now = testScript({ originalContent: ORIGINAL, content: ORIGINAL });
      return testProject({ draft: { status: 'waiting', stage: null, progress: 0, error: null } });
    });
    await user.click(notice.getByRole('button', { name: 'Intentar de nuevo' }));
    await screen.findByText('Estamos preparando tu guion');
    await act(() => studio().tell('projectStatusUpdate', project));
    const drafted = await screen.findByRole('textbox', { name: 'Texto del guion' });
    expect(drafted.textContent).toContain('Una frase citada.');
    expect(screen.queryByText('Este todavía no es tu guion')).toBeNull();
  });
});
