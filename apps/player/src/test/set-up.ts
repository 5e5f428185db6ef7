import '#player/schemas-without-eval.ts';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// Only prevents hanging: on a busy machine, the first render is very slow.
configure({ asyncUtilTimeout: 60_000 });

// One window serves many files, so each test resets it.
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  document.head.replaceChildren();
  document.body.replaceChildren();
  document.documentElement.removeAttribute('style');
  document.title = '';
});
