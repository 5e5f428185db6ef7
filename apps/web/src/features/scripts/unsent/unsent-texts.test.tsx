import { locks } from 'node:worker_threads';
import { errorMessage, type Script, scriptEndpoints, sessionEndpoints } from '@tarima/contract';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveByItself, saveOnlyWhenAsked } from '#web/test/autosave.ts';
import { studioServerForTests } from '#web/test/render-studio.tsx';
import { storedScriptForTests } from '#web/test/stored-script.ts';
import { Refusal, SESSION } from '#web/test/studio-server.ts';
import { testScript } from '#web/test/test-project.ts';

const studio = studioServerForTests();
saveOnlyWhenAsked();
// A lazy screen loads slowly on a busy machine, so it loads before the tests.
beforeAll(() => import('../script-editor-screen.tsx'));
const ORIGINAL = 'Una frase.\n';
const stored = storedScriptForTests(studio, { content: ORIGINAL });
const { open, answerSaves } = stored;
const press = (name: string) => screen.getByRole('button', { name });
const insertScene = 'Insertar bloque de escena';
const insertVoice = 'Insertar bloque de dirección de voz';
const AWAY = 'Sin guardar todavía: se intenta de nuevo';
/** The keys of unsent texts in this browser, of any user. */
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('tarima-unsent'));
/** Simulates a crashed tab: nothing is sent any more, and only the browser's storage survives. */
function crash(): void {
  const network = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('gone'));
  cleanup();
  network.mockRestore();
}

describe('text that could not be saved', () => {
  it('survives the tab, and is saved later', async () => {
    saveByItself();
    studio().breakOn(scriptEndpoints.save);
    const { user } = await open();
    await user.click(press(insertScene));
    await screen.findByText(AWAY);
    await user.click(press(insertVoice));
    crash();

    answerSaves();
    const { text } = await open();
    await screen.findByText('Recuperamos tu texto');
    expect(text.querySelector('[data-direction=voice]')).toBeTruthy();
    await waitFor(() => expect(stored.now.content).toContain('[Voz: ]'));
    await screen.findByText('Guardado');
    expect(kept()).toEqual([]);
  });

  it('is kept from the first keystroke, before any request', async () => {
    const { user } = await open();
    await user.click(press(insertScene));
    crash();
    await open();
    await screen.findByText('Recuperamos tu texto');
  });

  it('is offered when its window closes after this one has opened', async () => {
    vi.spyOn(navigator, 'locks', 'get').mockReturnValue(locks);
    const { user } = await open();
    await user.click(press(insertScene));
    const ending = Promise.withResolvers<void>();
    // While the new page loads, the old one still holds its locks.
    for (const key of kept()) void locks.request(key, () => ending.promise);
    crash();
    saveByItself();
    const { text } = await open();
    await screen.findByText('Guardado');
    expect(text.querySelector('[data-direction]')).toBeNull();
    ending.resolve();
    await screen.findByText('Recuperamos tu texto');
    expect(text.querySelector('[data-direction=scene]')).toBeTruthy();
    await waitFor(() => expect(stored.now.content).toContain('[Escena: ]'));
    vi.restoreAllMocks();
  });

  it('is offered to a window that was open before', async () => {
    vi.spyOn(navigator, 'locks', 'get').mockReturnValue(locks);
    saveByItself();
    const { text } = await open();
    const key = `tarima-unsent/${SESSION.user.id}/${stored.now.id}/elsewhere`;
    const closing = Promise.withResolvers<void>();
    void locks.request(key, () => closing.promise);
    const { content, revision } = stored.now;
    const unsent = { text: `${ORIGINAL}\n[Escena: ]\n`, revision, base: content, sent: [] };
    const newValue = JSON.stringify({ ...unsent, keptAt: Date.now() });
    localStorage.setItem(key, newValue);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    closing.resolve();
    await screen.findByText('Recuperamos tu texto');
    expect(text.querySelector('[data-direction=scene]')).toBeTruthy();
    await screen.findByText('Guardado');
    expect(kept()).toEqual([]);
    vi.restoreAllMocks();
  });

  it('is not asked about when only the server’s answer was lost', async () => {
    answerSaves((sent) => {
      stored.save(sent);
      throw new Error('the line breaks after it was stored');
    });
    const { user } = await open();
    await user.click(press(insertScene));
    await user.click(press('Guardar (Ctrl+S)'));
    await screen.findByText(AWAY);
    await user.click(press(insertVoice));
    crash();

    answerSaves();
    saveByItself();
    await open();
    await waitFor(() => expect(stored.now.content).toContain('[Voz: ]'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is compared with the newer script, and forgotten when unwanted', async () => {
    studio().breakOn(scriptEndpoints.save);
    const { user: before } = await open();
    await before.click(press(insertScene));
    crash();
    stored.now = { ...stored.now, editedContent: 'Otra.\n', content: 'Otra.\n', revision: 4 };

    answerSaves();
    const { user, text } = await open();
    const question = { name: 'Hay cambios que no llegaron a guardarse' };
    const dialog = within(await screen.findByRole('dialog', question));
    dialog.getByText('Otra.');
    dialog.getByText('[Escena: ]');
    await user.click(dialog.getByRole('button', { name: 'Decidir después' }));
    expect(text.textContent).toBe('Otra.');
    crash();

    const { user: later } = await open();
    const again = within(await screen.findByRole('dialog', question));
    await later.click(again.getByRole('button', { name: 'Todo: Guion actual' }));
    await later.click(again.getByRole('button', { name: 'Dejar el actual' }));
    expect(stored.now.content).toBe('Otra.\n');
    expect(kept()).toEqual([]);
  });

  it('is preselected beside a change of another window elsewhere in the script', async () => {
    const two = 'Una frase.\n\nOtra frase.\n';
    stored.now = testScript({ originalContent: two, content: two });
    studio().breakOn(scriptEndpoints.save);
    const { user: before } = await open();
    await before.click(press(insertScene));
    crash();
    const newer = 'Una frase.\n\nOtra frase, mejor.\n';
    stored.now = { ...stored.now, editedContent: newer, content: newer, revision: 4 };

    answerSaves();
    saveByItself();
    const { user } = await open();
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByText('Solo cambió en el guion actual');
    dialog.getByText('Solo cambió en lo no guardado');
    await user.click(dialog.getByRole('button', { name: 'Usar lo elegido' }));
    const merged = '[Escena: ]\n\nUna frase.\n\nOtra frase, mejor.\n';
    await waitFor(() => expect(stored.now.content).toBe(merged));
    expect(kept()).toEqual([]);
  });

  it('is not shown to another user who signs in', async () => {
    saveByItself();
    studio().breakOn(scriptEndpoints.save);
    const { user } = await open();
    await user.click(press(insertScene));
    await screen.findByText(AWAY);
    crash();
    studio().answer(sessionEndpoints.login, () => ({
      ...SESSION,
      user: { ...SESSION.user, id: crypto.randomUUID() },
    }));
    answerSaves();
    const { text } = await open();
    await screen.findByText('Guardado');
    expect(text.querySelector('[data-direction]')).toBeNull();
    expect(kept()).toHaveLength(1);
  });

  it('is sent as soon as the network is back', async () => {
    studio().breakOn(scriptEndpoints.save);
    const { user } = await open();
    await user.click(press(insertScene));
    await user.click(press('Guardar (Ctrl+S)'));
    await screen.findByText(AWAY);
    answerSaves();
    window.dispatchEvent(new Event('online'));
    await screen.findByText('Guardado');
    expect(stored.now.content).toContain('[Escena: ]');
  });

  it('shows the time of the next retry, and can be sent at once', async () => {
    studio().breakOn(scriptEndpoints.save);
    const { user } = await open();
    await user.click(press(insertScene));
    await user.click(press('Guardar (Ctrl+S)'));
    await screen.findByText(/^Se intenta de nuevo en 3[56]\d\d s$/u);
    await screen.findByText('Tu texto queda en este navegador');
    answerSaves();
    await user.click(press('Intentar ahora'));
    await screen.findByText('Guardado');
    expect(screen.queryByText(/^Se intenta de nuevo/u)).toBeNull();
  });

  it('waits for a server that is starting, and is reported once', async () => {
    answerSaves(() => {
      throw new Refusal(503, 'INTERNAL_ERROR');
    });
    const { user } = await open();
    await user.click(press(insertScene));
    await user.click(press('Guardar (Ctrl+S)'));
    await screen.findByText(AWAY);
    await screen.findByText('Error al guardar el guion');
    // A toast appears twice: on screen and in a live region.
    const [told] = screen.getAllByText(/Tu texto queda en este navegador\. Se guardará/u);
    expect(told?.textContent).toContain(errorMessage('INTERNAL_ERROR', 'es'));
    await user.click(screen.getByRole('button', { name: 'Cerrar' }));
    await user.click(press('Guardar (Ctrl+S)'));
    await screen.findByText(AWAY);
    expect(screen.queryByText(/Tu texto queda en este navegador/u)).toBeNull();
    answerSaves();
    await user.click(press('Guardar (Ctrl+S)'));
    await screen.findByText('Guardado');
  });

  it('is reported as an error when this browser cannot store it', async () => {
    studio().breakOn(scriptEndpoints.save);
    const { user } = await open();
    const storage = vi.spyOn(localStorage, 'setItem').mockImplementation((key) => {
      if (key.startsWith('tarima-unsent')) throw new DOMException('full', 'QuotaExceededError');
    });
    try {
      await user.click(press(insertScene));
      await user.click(press('Guardar (Ctrl+S)'));
      await screen.findByText('Error al guardar el guion');
    } finally {
      storage.mockRestore();
    }
  });

  it('is unchanged when the other window’s text cannot be loaded', async () => {
    const { user, text } = await open();
    stored.now = { ...stored.now, content: 'Otra.\n', revision: 4 };
    studio().breakOn(scriptEndpoints.byProject);
    await user.click(press(insertScene));
    await user.click(press('Guardar (Ctrl+S)'));
    await screen.findByText(AWAY);
    expect(text.textContent).toContain('Una frase.');
    expect(stored.now.content).toBe('Otra.\n');
  });
});

it('an expired session loses no typed text', async () => {
  answerSaves(() => {
    throw new Refusal(401, 'UNAUTHENTICATED');
  });
  const { user } = await open();
  await user.click(press(insertScene));
  await user.click(press('Guardar (Ctrl+S)'));
  await screen.findByRole('alertdialog', { name: 'Sesión expirada' });
  crash();
  answerSaves();
  saveByItself();
  await open();
  await screen.findByText('Recuperamos tu texto');
  await waitFor(() => expect(stored.now.content).toContain('[Escena: ]'));
});

it('text typed during a save survives the tab', async () => {
  const arrived = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<Script>();
  answerSaves((sent) => {
    stored.save(sent);
    arrived.resolve();
    return answer.promise;
  });
  const { user } = await open();
  await user.click(press(insertScene));
  await user.click(press('Guardar (Ctrl+S)'));
  await arrived.promise;
  await user.click(press(insertVoice));
  crash();
  answerSaves();
  saveByItself();
  await open();
  await waitFor(() => expect(stored.now.content).toContain('[Voz: ]'));
  expect(screen.queryByRole('dialog')).toBeNull();
  answer.reject(new Refusal(404, 'NOT_FOUND'));
});

describe('signing out', () => {
  const chooseSignOut = async (user: Awaited<ReturnType<typeof open>>['user']) => {
    await user.click(screen.getByRole('button', { name: /^Menú de usuario/u }));
    await user.click(await screen.findByRole('menuitem', { name: 'Cerrar sesión' }));
  };
  beforeEach(() => {
    studio().answer(sessionEndpoints.logout, () => ({}));
    vi.spyOn(window.location, 'assign').mockReturnValue();
  });
  afterEach(() => void vi.restoreAllMocks());

  it('asks before it erases text that only this browser has', async () => {
    answerSaves(() => {
      throw new Refusal(403, 'FORBIDDEN');
    });
    const { user } = await open();
    await user.click(press(insertScene));
    await user.click(press('Guardar (Ctrl+S)'));
    await screen.findByText(errorMessage('FORBIDDEN', 'es'));
    await chooseSignOut(user);
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(studio().callsOf(sessionEndpoints.logout)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Cerrar sesión' }));
    await waitFor(() => expect(kept()).toEqual([]));
    expect(studio().callsOf(sessionEndpoints.logout)).toHaveLength(1);
  });

  it('asks nothing when everything is saved', async () => {
    const { user } = await open();
    await user.click(press(insertScene));
    await user.click(press('Guardar (Ctrl+S)'));
    await screen.findByText('Guardado');
    await chooseSignOut(user);
    await waitFor(() => expect(studio().callsOf(sessionEndpoints.logout)).toHaveLength(1));
  });
});
