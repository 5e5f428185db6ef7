import { STORAGE_KEYS, TOASTS } from '@tarima/contract';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { startTranslations } from '#web/i18n/index.ts';
import { notices, toast } from './toast.ts';
import { Toaster } from './toaster.tsx';

beforeEach(async () => {
  localStorage.setItem(STORAGE_KEYS.language, 'es');
  Element.prototype.hasPointerCapture = () => false;
  Element.prototype.setPointerCapture = () => {};
  await startTranslations();
  render(<Toaster />);
});
afterEach(() => {
  vi.useRealTimers();
  act(() => toast.dismiss());
  cleanup();
});

const shown = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent?.trim());
const tell = (...said: Parameters<typeof toast.error>) => act(() => toast.error(...said));

it('shows only the newest notice', () => {
  tell('Uno');
  tell('Dos');
  expect(shown()).toEqual(['Dos']);
  expect(shown()).toHaveLength(TOASTS.visible);
});

it.each([
  ['an error 8 s', toast.error, 8_000],
  ['anything else 5 s', toast.success, 5_000],
] as const)('shows %s', (_what, say, milliseconds) => {
  vi.useFakeTimers();
  act(() => say('Aviso'));
  act(() => void vi.advanceTimersByTime(milliseconds - 1));
  expect(shown()).toEqual(['Aviso']);
  act(() => void vi.advanceTimersByTime(1));
  expect(shown()).toEqual([]);
});

it.each([
  ['stays at a swipe of 50 pixels to the right', 50, 0, 1],
  ['closes at a longer swipe', 51, 0, 0],
  ['stays at a swipe to the left', -90, 0, 1],
  ['stays at a swipe downwards', 0, 90, 1],
])('%s', (_what, x, y, left) => {
  tell('Aviso');
  const notice = screen.getByRole('listitem');
  fireEvent.pointerDown(notice, { button: 0, clientX: 200, clientY: 200 });
  fireEvent.pointerMove(notice, { clientX: 200 + x / 2, clientY: 200 + y / 2 });
  fireEvent.pointerMove(notice, { clientX: 200 + x, clientY: 200 + y });
  fireEvent.pointerUp(notice, { clientX: 200 + x, clientY: 200 + y });
  expect(shown()).toHaveLength(left);
});

it('gets the focus by F8 and closes by its button', async () => {
  tell('Aviso');
  expect(screen.getByRole('region', { name: 'Notificaciones (F8)' })).toBeTruthy();
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
  expect(screen.getByRole('region').contains(document.activeElement)).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(shown()).toEqual([]));
});

it('is announced to screen readers', async () => {
  tell('Error al guardar', 'Sin permiso');
  const status = await screen.findByRole('status');
  await waitFor(() => expect(status.textContent).toBe('Notificación Error al guardar Sin permiso'));
});

it('closes an error whose cause is gone, and no other notice', () => {
  tell('Error al guardar');
  act(() => toast.mended('Error al borrar'));
  expect(shown()).toEqual(['Error al guardar']);
  act(() => toast.mended('Error al guardar'));
  expect(shown()).toEqual([]);
});

it.each([
  ['leaves an error behind', toast.error, []],
  ['takes good news along', toast.success, ['Aviso']],
] as const)('%s when another screen opens', (_what, say, left) => {
  act(() => say('Aviso'));
  act(() => navigate('/another-screen'));
  expect(shown()).toEqual(left);
});

it('forgets a dismissed notice after 1000000 ms', () => {
  vi.useFakeTimers();
  tell('Aviso');
  act(() => toast.dismiss());
  act(() => void vi.advanceTimersByTime(999_999));
  expect(notices.newest()).toMatchObject({ title: 'Aviso', isOpen: false });
  act(() => void vi.advanceTimersByTime(1));
  expect(notices.newest()).toBeNull();
});
