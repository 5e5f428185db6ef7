import {
  errorMessage,
  type Project,
  projectEndpoints,
  type Script,
  scriptEndpoints,
} from '@tarima/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { renderStudio, studioServerForTests } from '#web/test/render-studio.tsx';
import { Refusal } from '#web/test/studio-server.ts';
import { PROJECT_ID, testFile, testProject, testScript } from '#web/test/test-project.ts';

const studio = studioServerForTests();
// The first load of a lazy screen is slow on a busy machine, and is no part of any test.
beforeAll(() => import('./script-editor-screen.tsx'), 30_000);
const ORIGINAL = '## Inicio\n\n[Escena: una sala]\n\nUna frase citada. Otra frase.\n';
let stored: Script;
let project: Project;

beforeEach(() => {
  project = testProject();
  stored = testScript({
    originalContent: ORIGINAL,
    content: ORIGINAL,
    provenance: [
      {
        sentence: 'Una frase citada.',
        kind: 'source',
        citations: [{ sentenceId: 's1', file: 'guia.pdf', page: 7, quote: 'Frase de la guía.' }],
      },
    ],
  });
  studio().answer(projectEndpoints.get, () => project);
  studio().answer(scriptEndpoints.byProject, () => [stored]);
  studio().answer(scriptEndpoints.save, ({ body }) => {
    const { content, revision } = JSON.parse(body.toString());
    if (revision !== undefined && revision !== stored.revision) {
      throw new Refusal(409, 'SCRIPT_CHANGED_ELSEWHERE');
    }
    stored = { ...stored, editedContent: content, content, revision: stored.revision + 1 };
    return stored;
  });
});

const open = async () => {
  const view = await renderStudio(studio(), `/edit-script/${PROJECT_ID}`);
  const text = await screen.findByRole('textbox', { name: 'Texto del guion' });
  return { ...view, text };
};
const savedTexts = () =>
  studio()
    .callsOf(scriptEndpoints.save)
    .map(({ body }) => JSON.parse(body.toString()).content);
const press = (name: string) => screen.getByRole('button', { name });

describe('the editor', () => {
  it('shows directions as blocks, and counts spoken words only', async () => {
    const { text } = await open();
    expect(within(text).getByRole('heading', { name: 'Inicio' })).toBeTruthy();
    expect(text.querySelector('[data-direction="scene"]')?.textContent).toBe('una sala');
    screen.getByText('5 palabras');
    screen.getByText('Duración estimada: 0:02');
  });

  it('inserts blocks from the toolbar, saves by Ctrl+S and says so', async () => {
    const { user } = await open();
    await user.click(press('Insertar bloque de dirección de voz'));
    await screen.findByText('Cambios sin guardar');
    await user.keyboard('{Control>}s{/Control}');
    await screen.findByText('Guardado');
    expect(savedTexts()).toEqual([expect.stringContaining('[Voz: ]')]);
  });

  it('saves by itself once the typing rests', async () => {
    const { user } = await open();
    await user.click(press('Insertar bloque de escena'));
    await waitFor(() => expect(savedTexts()).toHaveLength(1), { timeout: 4_000 });
    await screen.findByText('Guardado');
  });

  it('tells with the server’s words that saving failed, and keeps the text', async () => {
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

  it('saves before it goes on to the video', async () => {
    const { user } = await open();
    await user.click(press('Insertar bloque de escena'));
    await user.click(press('Guardar y continuar'));
    await waitFor(() => expect(window.location.pathname).toBe(`/generate-video/${PROJECT_ID}`));
    expect(savedTexts()).toHaveLength(1);
  });

  it('holds back a link of the header until everything is saved', async () => {
    const { user } = await open();
    await user.click(press('Insertar bloque de escena'));
    await user.click(screen.getAllByRole('link', { name: 'Mis videos' })[0] ?? document.body);
    await waitFor(() => expect(window.location.pathname).toBe('/videos'));
    expect(savedTexts()).toHaveLength(1);
  });

  it('saves what could not be saved before, when the person comes back', async () => {
    const { user, text } = await open();
    studio().breakOn(scriptEndpoints.save);
    await user.click(press('Insertar bloque de escena'));
    await user.click(press('Volver a subir archivos'));
    await user.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
    await waitFor(() => expect(window.location.pathname).toBe('/upload'));
    expect(text.isConnected).toBe(false);
    studio().answer(scriptEndpoints.save, ({ body }) => {
      const { content } = JSON.parse(body.toString());
      stored = { ...stored, editedContent: content, content };
      return stored;
    });
    act(() => navigate(`/edit-script/${PROJECT_ID}`));
    await waitFor(() => expect(stored.content).toContain('[Escena: ]'), { timeout: 5_000 });
    expect(savedTexts().at(-1)).toBe(stored.content);
  });

  it('asks before it restores the original', async () => {
    stored = { ...stored, editedContent: 'Cambiado.\n', content: 'Cambiado.\n' };
    const { user, text } = await open();
    await user.click(press('Restaurar original'));
    const dialog = await screen.findByRole('alertdialog', {
      name: '¿Restaurar el guion original?',
    });
    expect(text.textContent).toContain('Cambiado.');
    await user.click(within(dialog).getByRole('button', { name: 'Restaurar original' }));
    await waitFor(() => expect(text.textContent).toContain('Una frase citada.'));
    await waitFor(() => expect(savedTexts()).toEqual([ORIGINAL]), { timeout: 4_000 });
  });

  it('restores a sample where there never was an original', async () => {
    stored = { ...stored, originalContent: '' };
    const { user, text } = await open();
    await user.click(press('Restaurar original'));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Restaurar original' }));
    await waitFor(() => expect(text.textContent).toContain('Bienvenida'));
  });

  it('tells with the server’s words that enhancing failed', async () => {
    studio().answer(scriptEndpoints.enhance, () => {
      throw new Refusal(429, 'RATE_LIMITED');
    });
    const { user } = await open();
    await user.click(press('Mejorar guion'));
    await screen.findByText(errorMessage('RATE_LIMITED', 'es'));
  });

  it('shows the enhanced script beside the old one, and takes it when told to', async () => {
    studio().answer(scriptEndpoints.enhance, () => ({ content: 'Mejor dicho.\n' }));
    const { user, text } = await open();
    await user.click(press('Mejorar guion'));
    const dialog = await screen.findByRole('dialog', { name: '¿Usar el guion mejorado?' });
    expect(dialog.querySelector('ins')?.textContent).toBe('Mejor dicho.');
    expect(dialog.querySelectorAll('del').length).toBeGreaterThan(0);
    expect(savedTexts()).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Usar el mejorado' }));
    await waitFor(() => expect(text.textContent).toBe('Mejor dicho.'));
    await waitFor(() => expect(savedTexts()).toEqual(['Mejor dicho.\n']), { timeout: 4_000 });
  });

  it('keeps the script as it is when the enhanced one is discarded, or is no other', async () => {
    studio().answer(scriptEndpoints.enhance, () => ({ content: 'Mejor dicho.\n' }));
    const { user, text } = await open();
    await user.click(press('Mejorar guion'));
    await user.click(await screen.findByRole('button', { name: 'Descartar' }));
    expect(text.textContent).toContain('Una frase citada.');
    studio().answer(scriptEndpoints.enhance, () => ({ content: stored.content }));
    await user.click(press('Mejorar guion'));
    await screen.findByText(/no hay nada que mejorar/u);
    expect(savedTexts()).toEqual([]);
  });
});

describe('a script that another window has saved', () => {
  const OTHER = '## Inicio\n\nLo de la otra ventana.\n';
  const CONFLICT = 'El guion se cambió en otra ventana';
  const changeElsewhere = () => {
    stored = { ...stored, editedContent: OTHER, content: OTHER, revision: stored.revision + 1 };
  };
  const openWithConflict = async () => {
    const view = await open();
    changeElsewhere();
    await view.user.click(press('Insertar bloque de escena'));
    await view.user.keyboard('{Control>}s{/Control}');
    const dialog = await screen.findByRole('alertdialog', { name: CONFLICT });
    return { ...view, dialog };
  };

  it('is not overwritten until the person says so', async () => {
    const { user, dialog } = await openWithConflict();
    expect(stored.content).toBe(OTHER);
    await user.click(within(dialog).getByRole('button', { name: 'Guardar la mía' }));
    await screen.findByText('Guardado');
    expect(stored.content).toContain('Una frase citada.');
  });

  it('can be opened in place of this one, which stays as it was stored', async () => {
    const { user, text, dialog } = await openWithConflict();
    await user.click(within(dialog).getByRole('button', { name: 'Abrir la otra' }));
    await waitFor(() => expect(text.textContent).toContain('Lo de la otra ventana.'));
    await screen.findByText('Guardado');
    expect(stored.content).toBe(OTHER);
    text.focus();
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(text.textContent).toContain('Una frase citada.'));
  });

  it('is asked about alone when the person wants to go on', async () => {
    const { user } = await open();
    changeElsewhere();
    await user.click(press('Insertar bloque de escena'));
    await user.click(press('Guardar y continuar'));
    const dialog = await screen.findByRole('alertdialog', { name: CONFLICT });
    await user.click(within(dialog).getByRole('button', { name: 'Guardar la mía' }));
    await screen.findByText('Guardado');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(stored.content).toContain('Una frase citada.');
  });

  it('that cannot be opened is no loss: the reason is told and the text stays', async () => {
    const { user, text, dialog } = await openWithConflict();
    studio().breakOn(scriptEndpoints.byProject);
    await user.click(within(dialog).getByRole('button', { name: 'Abrir la otra' }));
    await screen.findByText('No pudimos cargar el guion');
    expect(text.textContent).toContain('Una frase citada.');
    expect(stored.content).toBe(OTHER);
  });

  it('is told of when the person has left already, and asked about on coming back', async () => {
    const { user, text } = await open();
    changeElsewhere();
    await user.click(press('Insertar bloque de escena'));
    act(() => navigate('/videos'));
    await screen.findByText(errorMessage('SCRIPT_CHANGED_ELSEWHERE', 'es'));
    expect(text.isConnected).toBe(false);
    act(() => navigate(`/edit-script/${PROJECT_ID}`));
    await screen.findByRole('alertdialog', { name: CONFLICT }, { timeout: 5_000 });
    const mine = document.querySelectorAll('.script-text [data-direction="scene"]');
    expect(mine).toHaveLength(2);
    expect(stored.content).toBe(OTHER);
  });

  it('is not this window’s own text whose answer was lost on the way', async () => {
    const { user } = await open();
    studio().answer(scriptEndpoints.save, ({ body }) => {
      const { content, revision } = JSON.parse(body.toString());
      if (revision !== stored.revision) throw new Refusal(409, 'SCRIPT_CHANGED_ELSEWHERE');
      stored = { ...stored, editedContent: content, content, revision: stored.revision + 1 };
      if (stored.revision === 1) throw new Error('the line breaks after it was stored');
      return stored;
    });
    await user.click(press('Insertar bloque de escena'));
    await user.keyboard('{Control>}s{/Control}');
    await screen.findByText('No se pudo guardar');
    await user.click(press('Insertar bloque de dirección de voz'));
    await user.keyboard('{Control>}s{/Control}');
    await screen.findByText('Guardado');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(stored.content).toContain('[Voz: ]');
  });
});

it('shows the source of each sentence, marks the author’s own, and goes to it', async () => {
  const { user, text } = await open();
  const cited = screen.getByRole('button', { name: /Una frase citada/ });
  within(cited).getByText('guia.pdf, p. 7');
  within(screen.getByRole('button', { name: /Otra frase/ })).getByText('Escrita por ti');
  await user.click(cited);
  within(screen.getByRole('button', { name: /Una frase citada/ })).getByText('Frase de la guía.');
  expect(text.querySelector('.sentence')?.textContent).toBe('Una frase citada.');
});

describe('a draft', () => {
  it('shows its stage and goes over to the editor when it is done', async () => {
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
    await screen.findByRole('textbox', { name: 'Texto del guion' }, { timeout: 8_000 });
  });

  it('that failed names the reason of each file, and can be tried again', async () => {
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
      '/upload',
    );
    await user.click(press('Intentar de nuevo'));
    await screen.findByRole('textbox', { name: 'Texto del guion' });
  });

  it('names the files it had to do without', async () => {
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

describe('a script that stands for a draft that failed', () => {
  beforeEach(() => {
    const error = {
      code: 'LANGUAGE_MODEL_UNREACHABLE' as const,
      message: errorMessage('LANGUAGE_MODEL_UNREACHABLE', 'es'),
    };
    const content = '## Inténtalo de nuevo\n\nTu guion todavía no está escrito.\n';
    project = testProject({ draft: { status: 'failed', stage: null, progress: 80, error } });
    stored = testScript({ originalContent: content, content, originalKind: 'fallback' });
  });

  it('is shown for what it is, and gives way to the draft when it is tried again', async () => {
    const { user, text } = await open();
    expect(text.textContent).toContain('Tu guion todavía no está escrito.');
    const notice = within(screen.getByRole('alert'));
    notice.getByText('Este todavía no es tu guion');
    notice.getByText(errorMessage('LANGUAGE_MODEL_UNREACHABLE', 'es'));
    studio().answer(projectEndpoints.retryDraft, () => {
      project = testProject();
      stored = testScript({ originalContent: ORIGINAL, content: ORIGINAL });
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
