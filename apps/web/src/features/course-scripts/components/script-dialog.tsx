import { useQueryClient } from '@tanstack/react-query';
import { type Course, type CourseContent, scriptEndpoints } from '@tarima/contract';
import { Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '#web/components/load-error.tsx';
import { Dialog, DialogContent, wholeTaskStyles } from '#web/components/ui/dialog.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { keepContentScript } from '#web/features/courses/use-course.ts';
import { classNames } from '#web/lib/class-names.ts';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import type { ScriptAside, ScriptFormHandle } from './script-form.tsx';

/** Lazy: the editor is the largest part of this screen and often stays closed. */
const ScriptForm = lazyPart(async () => ({
  default: (await import('./script-form.tsx')).ScriptForm,
}));

type ScriptDialogProps = {
  course: Course;
  content: CourseContent;
  aside: ScriptAside;
  onClose: () => void;
};

/** Edits the script of one content. It closes once everything is stored. */
export function ScriptDialog({ course, content, aside, onClose }: ScriptDialogProps) {
  const { t } = useTranslation();
  const query = useEndpoint(
    scriptEndpoints.list,
    { query: { projectId: course.projectId, contentId: content.id } },
    // Each opening asks anew.
    { gcTime: 0, select: (scripts) => scripts[0] ?? null },
  );
  const queryClient = useQueryClient();
  const form = useRef<ScriptFormHandle>(null);
  const handleClose = () => (form.current ? form.current.close() : onClose());
  return (
    <Dialog open onOpenChange={(open) => !open && handleClose()}>
      <DialogContent
        title={t('courseScripts.dialog.title')}
        description={content.title}
        className={classNames(
          wholeTaskStyles,
          'max-w-5xl has-data-wide:max-w-7xl grid-rows-[auto_minmax(0,1fr)] sm:h-[calc(100dvh-2rem)]',
        )}
      >
        {query.data ? (
          <Suspense fallback={<Skeleton className="h-full" />}>
            <ScriptForm
              ref={form}
              script={query.data}
              isFromLibrary={course.isDesigned}
              aside={aside}
              onSaved={(script) => keepContentScript(queryClient, script)}
              onClose={onClose}
            />
          </Suspense>
        ) : query.isPending ? (
          <Skeleton className="h-full" />
        ) : (
          <LoadError title={t('editor.loadError')} query={query} />
        )}
      </DialogContent>
    </Dialog>
  );
}
