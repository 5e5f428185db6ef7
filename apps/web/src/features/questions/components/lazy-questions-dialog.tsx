import { Suspense } from 'react';
import { lazyPart } from '#web/lib/lazy-part.ts';
import type { QuestionsDialogProps } from './questions-dialog.tsx';

const QuestionsDialog = lazyPart(async () => ({
  default: (await import('./questions-dialog.tsx')).QuestionsDialog,
}));

/** The editor of questions, which is fetched when it opens first. */
export const LazyQuestionsDialog = (props: QuestionsDialogProps) => (
  <Suspense fallback={null}>
    <QuestionsDialog {...props} />
  </Suspense>
);
