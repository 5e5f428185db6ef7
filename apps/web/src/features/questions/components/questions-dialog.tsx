import type { UseQueryResult } from '@tanstack/react-query';
import type { ProjectQuestions } from '@tarima/contract';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '#web/components/load-error.tsx';
import { Dialog, DialogContent, wholeTaskStyles } from '#web/components/ui/dialog.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { useServerEvent } from '#web/lib/realtime.ts';
import { QuestionsForm, type QuestionsFormHandle } from './questions-form.tsx';

export type QuestionsDialogProps = {
  projectId: string;
  /** Null for the only video of a video project. */
  contentId: string | null;
  /** The title of the content. */
  title: string;
  query: UseQueryResult<ProjectQuestions>;
  language: string;
  /** True if it was written from the studio's library, which has no pages. */
  isFromLibrary: boolean;
  onClose: () => void;
};

/** Edits the questions of one content. It closes once everything is stored. */
export function QuestionsDialog({ title, query, onClose, ...content }: QuestionsDialogProps) {
  const { t } = useTranslation();
  const form = useRef<QuestionsFormHandle>(null);
  const { refetch } = query;
  // An edit of the script changes which questions still rest on it.
  useEffect(() => void refetch(), [refetch]);
  useServerEvent('scriptUpdate', () => void refetch());
  const handleClose = () => (form.current ? form.current.close() : onClose());
  return (
    <Dialog open onOpenChange={(open) => !open && handleClose()}>
      <DialogContent
        title={t('questions.title')}
        description={title}
        className={classNames(
          wholeTaskStyles,
          'max-w-3xl grid-rows-[auto_minmax(0,1fr)] sm:h-[calc(100dvh-2rem)]',
        )}
      >
        {query.data ? (
          <QuestionsForm ref={form} {...content} questions={query.data} onClose={onClose} />
        ) : query.isError ? (
          <LoadError title={t('questions.loadError')} query={query} />
        ) : (
          <Skeleton className="h-full" />
        )}
      </DialogContent>
    </Dialog>
  );
}
