// Of its own, since this file runs once a test file. It would wrap its own wrapper again and again.
import './testing-library.ts';
import { cleanup } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, vi } from 'vitest';
import { toast } from '#web/components/ui/toast.ts';
import { openAddress } from './open-address.ts';

// One window serves many files, so each test leaves it as new. A file's own hooks run before this.
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

/** React's development build notes where each element was made: deep notes take longer than the drawing. */
Error.stackTraceLimit = 20;
