import { errorMessage, scriptEndpoints } from '@tarima/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { saveByItself, saveOnlyWhenAsked } from '#web/test/autosave.ts';
import { studioServerForTests } from '#web/test/render-studio.tsx';
import { storedScriptForTests } from '#web/test/stored-script.ts';
import { Refusal } from '#web/test/studio-server.ts';
import { PROJECT_ID } from '#web/test/test-project.ts';

const studio = studioServerForTests();
saveOnlyWhenAsked();
// A lazy screen loads slowly on a busy machine, so it loads before the tests.
beforeAll(() => import('./script-editor-screen.tsx'));

const ORIGINAL = 'Uno.\n\nDos.\n\nTres.\n';
/** Differs from this window's text, which begins with «Título 1». */
const OTHER = 'Lo de la otra ventana.\n\nDos.\n\nTres.\n';
const CONFLICT = 'El guion se cambió en otra ventana';
const CHANGED = 'Cambió en otra ventana';
const stored = storedScriptForTests(studio, { content: ORIGINAL });
const { open } = stored;
const press = (name: string) => screen.getByRole('button', { name });
const saves = () => studio().callsOf(scriptEndpoints.save).length;
const question = async () => within(await screen.findByRole('dialog', { name: CONFLICT }));
const hear = () => act(() => studio().tell('scriptUpdate', stored.now));
const kept = () =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith('tarima-unsent'))
    .map((key) => localStorage.getItem(key));

describe('a script that another window has saved', () => {
  const openWithConflict = async () => {
    const view = await open();
    stored.put(OTHER);
    await view.user.click(press('Título 1'));
    await view.user.keyboard('{Control>}s{/Control}');
    return { ...view, dialog: await question() };
  };

  it('is compared with this one, and not overwritten without confirmation', async () => {
    const { user, dialog } = await openWithConflict();
    dialog.getByText('Lo de la otra ventana.');
    dialog.getByText('Uno.');
    screen.getByText(CHANGED);
    expect(screen.queryByText('No se pudo guardar')).toBeNull();
    expect(stored.now.content).toBe(OTHER);
    await user.click(dialog.getByRole('button', { name: 'Guardar la mía' }));
    await screen.findByText('Guardado');
    expect(stored.now.content).toBe('# Uno.\n\nDos.\n\nTres.\n');
  });

  it('can replace this one, which an undo restores', async () => {
    const { user, text, dialog } = await openWithConflict();
    await user.click(dialog.getByRole('button', { name: 'Todo: La otra versión' }));
    await user.click(dialog.getByRole('button', { name: 'Abrir la otra' }));
    await waitFor(() => expect(text.textContent).toContain('Lo de la otra ventana.'));
    await screen.findByText('Guardado');
    expect(stored.now.content).toBe(OTHER);
    await user.click(press('Deshacer (Ctrl+Z)'));
    await waitFor(() => expect(text.textContent).toContain('Uno.'));
  });

  it('asks only about passages that both changed; changes of one side are preselected', async () => {
    const { user } = await open();
    stored.put('Uno, distinto.\n\nDos.\n\nTres y algo más.\n\nCuatro.\n');
    await user.click(press('Título 1'));
    await user.click(press('Guardar (Ctrl+S)'));
    const dialog = await question();
    const both = dialog.getByRole('radiogroup', { name: 'Cambio 1 de 3' });
    const theirs = dialog.getByRole('radiogroup', {
      name: 'Cambio 2 de 3',
      description: 'Solo cambió en la otra ventana',
    });
    expect(both.getAttribute('aria-describedby')).toBeNull();
    within(both).getByRole('radio', { name: /^Tu versión/u, checked: true });
    within(theirs).getByRole('radio', { name: /^La otra versión/u, checked: true });
    await user.click(dialog.getByRole('button', { name: 'Guardar lo elegido' }));
    const merged = '# Uno.\n\nDos.\n\nTres y algo más.\n\nCuatro.\n';
    await waitFor(() => expect(stored.now.content).toBe(merged));
  });

  it('shows a quiet notice while the decision is postponed', async () => {
    const { user, text, dialog, queryClient } = await openWithConflict();
    await user.click(dialog.getByRole('button', { name: 'Decidir después' }));
    await user.click(press('Insertar bloque de dirección de voz'));
    // Events that trigger an automatic save.
    act(() => void window.dispatchEvent(new Event('online')));
    stored.put('La otra siguió.\n\nDos.\n\nTres.\n');
    await hear();
    await waitFor(() => expect(studio().callsOf(scriptEndpoints.byProject)).toHaveLength(3));
    // A question that opens before the answer shows the older text.
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    screen.getByText(CHANGED);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(saves()).toBe(1);
    expect(text.textContent).toContain('Uno.');
    expect(kept()).toEqual([expect.stringContaining('[Voz: ]')]);

    await user.click(press('Decidir ahora'));
    const again = await question();
    again.getByText('La otra siguió.');
    await user.click(again.getByRole('button', { name: 'Guardar la mía' }));
    await screen.findByText('Guardado');
    expect(stored.now.content).toContain('[Voz: ]');
    expect(saves()).toBe(2);
    expect(kept()).toEqual([]);
  });

  it('is asked about again when the person saves after postponing', async () => {
    const { user, dialog } = await openWithConflict();
    await user.click(dialog.getByRole('button', { name: 'Decidir después' }));
    await user.click(press('Guardar (Ctrl+S)'));
    await question();
  });

  it('can stay undecided: this browser keeps the text and asks on return', async () => {
    const { user } = await open();
    stored.put(OTHER);
    await user.click(press('Título 1'));
    await user.click(press('Volver a subir archivos'));
    const dialog = await question();
    await user.click(dialog.getByRole('button', { name: 'Decidir después' }));
    await screen.findByText(/^Quedan en este navegador/u);
    await user.click(press('Salir sin guardar'));
    await waitFor(() => expect(window.location.pathname).toBe('/upload'));
    expect(saves()).toBe(1);
    act(() => navigate(`/edit-script/${PROJECT_ID}`));
    await question();
  });

  it('is asked about on its own when the person goes on', async () => {
    const { user } = await open();
    stored.put(OTHER);
    await user.click(press('Título 1'));
    await user.click(press('Guardar y continuar'));
    const dialog = await question();
    await user.click(dialog.getByRole('button', { name: 'Guardar la mía' }));
    await screen.findByText('Guardado');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(stored.now.content).toContain('Uno.');
  });

  it('is reported after the person has left, and asked about on return', async () => {
    const { user, text } = await open();
    stored.put(OTHER);
    await user.click(press('Título 1'));
    act(() => navigate('/videos'));
    await screen.findByText(errorMessage('SCRIPT_CHANGED_ELSEWHERE', 'es'));
    expect(text.isConnected).toBe(false);
    act(() => navigate(`/edit-script/${PROJECT_ID}`));
    await question();
    expect(document.querySelector('.script-text h1')?.textContent).toBe('Uno.');
    expect(stored.now.content).toBe(OTHER);
  });

  it('is not mistaken for this window’s own text after a lost answer', async () => {
    const { user } = await open();
    studio().answer(scriptEndpoints.save, ({ body }) => {
      stored.put(JSON.parse(body.toString()).content);
      stored.answerSaves();
      throw new Error('the line breaks after it was stored');
    });
    await user.click(press('Insertar bloque de escena'));
    await user.keyboard('{Control>}s{/Control}');
    await screen.findByText('Sin guardar todavía: se intenta de nuevo');
    await user.click(press('Insertar bloque de dirección de voz'));
    await user.keyboard('{Control>}s{/Control}');
    await screen.findByText('Guardado');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(stored.now.content).toContain('[Voz: ]');
  });
});

describe('a window that hears of another window’s save', () => {
  it('takes the new text when nothing is unsaved, and keeps cursor and undo history', async () => {
    const { user, text } = await open();
    await user.click(press('Insertar bloque de escena'));
    await user.click(press('Guardar (Ctrl+S)'));
    await screen.findByText('Guardado');
    stored.put(stored.now.content.replace('Tres.', 'Lo de la otra ventana.'));
    await hear();
    await waitFor(() => expect(text.textContent).toContain('Lo de la otra ventana.'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(saves()).toBe(1);
    await user.click(text);
    await user.paste('aquí sigo');
    expect(text.querySelector('[data-direction] > span')?.textContent).toBe('aquí sigo');
    await user.click(press('Deshacer (Ctrl+Z)'));
    await user.click(press('Deshacer (Ctrl+Z)'));
    expect(text.querySelector('[data-direction]')).toBeNull();
    expect(text.textContent).toContain('Lo de la otra ventana.');
    expect(screen.queryByRole('button', { name: 'Deshacer (Ctrl+Z)' })).toHaveProperty(
      'disabled',
      true,
    );
  });

  it('keeps a text that arrived while an enhanced script was compared', async () => {
    studio().answer(scriptEndpoints.enhance, () => ({
      content: 'Uno.\n\nMejor dicho.\n\nTres.\n',
    }));
    saveByItself();
    const { user, text } = await open();
    await user.click(press('Mejorar guion'));
    await screen.findByRole('button', { name: 'Usar el mejorado' });
    stored.put(`${ORIGINAL}\nLo de la otra ventana.\n`);
    await hear();
    await waitFor(() => expect(text.textContent).toContain('Lo de la otra ventana.'));
    await user.click(press('Usar lo elegido'));
    await screen.findByText('Guardado');
    const merged = 'Uno.\n\nMejor dicho.\n\nTres.\n\nLo de la otra ventana.\n';
    await waitFor(() => expect(stored.now.content).toBe(merged));
  });

  it('takes the new text when it becomes visible again', async () => {
    const { text } = await open();
    stored.put(OTHER);
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(text.textContent).toContain('Lo de la otra ventana.'));
    expect(saves()).toBe(0);
  });

  it('asks at once when its own text is unsaved', async () => {
    const { user } = await open();
    studio().answer(scriptEndpoints.save, () => {
      throw new Refusal(403, 'FORBIDDEN');
    });
    await user.click(press('Título 1'));
    await user.click(press('Guardar (Ctrl+S)'));
    await screen.findByText('No se pudo guardar');
    stored.answerSaves();
    stored.put(OTHER);
    await hear();
    const dialog = await question();
    dialog.getByText('Lo de la otra ventana.');
    // The panel has the focus, so further typing presses no button.
    expect(document.activeElement?.getAttribute('role')).toBe('dialog');
  });

  it('makes no call after its own save', async () => {
    const { user } = await open();
    await user.click(press('Insertar bloque de escena'));
    await user.click(press('Guardar (Ctrl+S)'));
    await screen.findByText('Guardado');
    await hear();
    stored.put(OTHER);
    await hear();
    await waitFor(() => expect(studio().callsOf(scriptEndpoints.byProject)).toHaveLength(2));
  });
});

it('saves a text of a deleted project once the project is restored', async () => {
  const { user } = await open();
  studio().answer(scriptEndpoints.save, () => {
    throw new Refusal(404, 'NOT_FOUND');
  });
  await user.click(press('Título 1'));
  await user.click(press('Guardar (Ctrl+S)'));
  await screen.findByText('No se pudo guardar');
  expect(kept()).toEqual([expect.stringContaining('# Uno.')]);
  stored.answerSaves();
  await act(() => studio().tell('listUpdate', 'projects'));
  await screen.findByText('Guardado');
  expect(stored.now.content).toBe('# Uno.\n\nDos.\n\nTres.\n');
  expect(kept()).toEqual([]);
});

it('does not save early when a list of projects changes', async () => {
  const { user } = await open();
  await user.click(press('Título 1'));
  await screen.findByText('Cambios sin guardar');
  await act(() => studio().tell('listUpdate', 'projects'));
  await hear();
  screen.getByText('Cambios sin guardar');
  expect(saves()).toBe(0);
});
