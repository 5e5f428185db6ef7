import { Suspense } from 'react';
import { lazyPart } from '#web/lib/lazy-part.ts';
import type { LanguagesDialogProps } from './languages-dialog.tsx';

const LanguagesDialog = lazyPart(async () => ({
  default: (await import('./languages-dialog.tsx')).LanguagesDialog,
}));

/** The languages of a project, which are fetched when they open first. */
export const LazyLanguages = (props: LanguagesDialogProps) => (
  <Suspense fallback={null}>
    <LanguagesDialog {...props} />
  </Suspense>
);
