// In its own module, which loads once. This file runs for each test file and would wrap twice.
import './testing-library.ts';
import { cleanup } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, vi } from 'vitest';
import { toast } from '#web/components/ui/toast.ts';
import { openAddress } from './open-address.ts';

// One window serves many files, so each test resets it. A file's own hooks run first.
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  cleanup();
  toast.dismiss();
  localStorage.clear();
  sessionStorage.clear();
  i18next.language = '';
  document.title = '';
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  window.history.replaceState(null, '');
  openAddress('http://localhost:3000/');
});

/** React's development build records a stack for each element. Deep stacks take longer than rendering. */
Error.stackTraceLimit = 20;
