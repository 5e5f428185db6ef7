import { SESSION_EXPIRY_REDIRECT_SECONDS, STORAGE_KEYS } from '@tarima/contract';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startTranslations } from '#web/i18n/index.ts';
import { SessionExpiredOverlay } from './session-expired-overlay.tsx';

beforeEach(async () => {
  localStorage.setItem(STORAGE_KEYS.language, 'es');
  await startTranslations();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

it('counts down five seconds before it leaves the page', () => {
  const onLeave = vi.fn();
  render(<SessionExpiredOverlay onLeave={onLeave} />);
  const bar = screen.getByRole('progressbar');
  expect(SESSION_EXPIRY_REDIRECT_SECONDS).toBe(5);
  for (const [left, passed] of [
    ['5 segundos', '0'],
    ['4 segundos', '20'],
    ['3 segundos', '40'],
    ['2 segundos', '60'],
    ['1 segundo', '80'],
  ] as const) {
    screen.getByText(`Te redirigiremos en ${left} a la página para entrar`);
    expect(bar.getAttribute('aria-valuenow')).toBe(passed);
    expect(onLeave).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(1_000));
  }
  expect(onLeave).toHaveBeenCalledOnce();
});
