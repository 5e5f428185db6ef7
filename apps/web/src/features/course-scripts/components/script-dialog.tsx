import type { Course, CourseContent } from '@tarima/contract';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '#web/components/load-error.tsx';
import { Dialog, DialogContent, wholeTaskStyles } from '#web/components/ui/dialog.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { useStoredContentScript } from '../api/get-content-script.ts';
import { ScriptForm, type ScriptFormHandle } from './script-form.tsx';

type ScriptDialogProps = { course: Course; content: CourseContent; onClose: () => void };

/** Edits the script of one content; it closes once everything is stored. */
export function ScriptDialog({ course, content, onClose }: ScriptDialogProps) {
  const { t } = useTranslation();
  const query = useStoredContentScript(course.projectId, content.id);
  const form = useRef<ScriptFormHandle>(null);
  const handleClose = () => (form.current ? form.current.close() : onClose());
  return (
    <Dialog open onOpenChange={(open) => !open && handleClose()}>
      <DialogContent
        title={t('courseScripts.dialog.title')}
        description={content.title}
        className={classNames(
          wholeTaskStyles,
          'max-w-5xl grid-rows-[auto_minmax(0,1fr)] sm:h-[calc(100dvh-2rem)]',
        )}
      >
        {query.data ? (
          <ScriptForm
            ref={form}
            script={query.data}
            newestRevision={content.script?.revision ?? query.data.revision}
            onClose={onClose}
          />
        ) : query.isPending ? (
          <Skeleton className="h-full" />
        ) : (
          <LoadError title={t('editor.loadError')} query={query} />
        )}
      </DialogContent>
    </Dialog>
  );
}
