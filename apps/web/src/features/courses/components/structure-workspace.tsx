import type { Course } from '@tarima/contract';
import { Plus } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { Button } from '#web/components/ui/button.tsx';
import { LazyQuestionsDialog } from '#web/features/questions/components/lazy-questions-dialog.tsx';
import { useProjectQuestions } from '#web/features/questions/use-project-questions.ts';
import { useLeaveGuard } from '#web/features/scripts/use-leave-guard.ts';
import { useIsTranslation } from '#web/features/translations/use-languages.ts';
import { pathTo } from '#web/lib/paths.ts';
import { useAutoScroll } from '../drag/use-auto-scroll.ts';
import { TEXT_LIMITS } from '../structure/text-limits.ts';
import { useKnownContents } from '../structure/use-known-contents.ts';
import { usePartDetails } from '../structure/use-part-details.ts';
import { useRegenerating } from '../structure/use-regenerating.ts';
import { useStructureActions } from '../structure/use-structure-actions.ts';
import { useStructureEditor } from '../structure/use-structure-editor.ts';
import { useUndoKeys } from '../structure/use-undo-keys.ts';
import { CourseButtons } from './course-buttons.tsx';
import { CourseOverview } from './course-overview.tsx';
import { ModuleCard } from './module-card.tsx';
import { StructureQuestions } from './structure-questions.tsx';
import { StructureToolbar } from './structure-toolbar.tsx';

type StructureWorkspaceProps = { course: Course; onGenerateAgain: () => void };

/** The editor of a course's structure. */
export function StructureWorkspace({ course, onGenerateAgain }: StructureWorkspaceProps) {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const editor = useStructureEditor(course);
  const { structure, autosaver } = editor;
  const { modules } = structure;
  const details = usePartDetails();
  const actions = useStructureActions(course, editor, details);
  const regenerating = useRegenerating(editor, actions);
  const known = useKnownContents(course);
  const questions = useProjectQuestions(course.projectId);
  const isTranslation = useIsTranslation(course.projectId);
  // The scripts of a translation come by themselves.
  const isWritten =
    isTranslation ||
    modules.every(({ contents }) => contents.every(({ id }) => known.get(id)?.script));
  const [askedId, setAskedId] = useState<string | null>(null);
  const asked = askedId === null ? undefined : known.get(askedId);
  const gripHintId = useId();
  const [leavingTo, setLeavingTo] = useState<string | null>(null);
  // Wide windows show two columns, each read from top to bottom.
  const half = Math.ceil(modules.length / 2);
  const columns = [modules.slice(0, half), modules.slice(half)];
  const panel = useRef<HTMLDivElement>(null);

  useUndoKeys(actions, panel);
  useAutoScroll(panel);

  const leaveTo = async (path: string) => {
    if (await autosaver.flush()) navigate(path);
    else setLeavingTo(path);
  };
  useLeaveGuard({ hasUnsaved: autosaver.hasUnsaved, onLeave: (path) => void leaveTo(path) });
  const handleScripts = () => void leaveTo(pathTo.courseScripts(course.projectId));
  const handleGenerateAgain = async () => {
    if (await autosaver.flush()) onGenerateAgain();
  };

  const workspace = {
    editor,
    actions,
    details,
    destinations: modules.map(({ id, title }, index) => ({
      id,
      label: `${index + 1}. ${title}`,
    })),
    askToRegenerate: isTranslation ? undefined : regenerating.ask,
    questions: questions.data,
    onQuestions: setAskedId,
    isDesigned: course.isDesigned,
    gripHintId,
  };

  return (
    <>
      <p id={gripHintId} hidden>
        {t('course.gripHint')}
      </p>
      <p role="status" className="sr-only">
        {actions.announcement}
      </p>
      <div
        ref={panel}
        className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-4 gap-y-3 xl:grid-cols-[minmax(0,1fr)_auto]"
      >
        <StructureToolbar
          editor={editor}
          actions={actions}
          details={details}
          isWritten={isWritten}
          onScripts={handleScripts}
        />
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 xl:col-span-2">
          <CourseOverview editor={editor} details={details} language={course.language} />
          <h2 className="sr-only">{t('course.modules')}</h2>
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 lg:grid-cols-2">
            {columns.map((column, place) => (
              <div
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place alone
                key={place}
                className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3"
              >
                {column.map((module) => (
                  <ModuleCard
                    key={module.id}
                    workspace={workspace}
                    module={module}
                    number={modules.indexOf(module) + 1}
                    known={known}
                    language={course.language}
                  />
                ))}
              </div>
            ))}
          </div>
          <Button
            variant="secondary"
            className="border-dashed"
            disabled={modules.length >= TEXT_LIMITS.modules}
            onClick={actions.addModule}
          >
            <Plus aria-hidden />
            {t('course.addModule')}
          </Button>
        </div>
        <div className="flex flex-col-reverse gap-2 lg:max-xl:flex-row lg:max-xl:flex-wrap xl:col-start-2 xl:row-start-1 xl:flex-row xl:self-center">
          <CourseButtons
            projectId={course.projectId}
            title={structure.title}
            isDesigned={course.isDesigned}
            isTranslation={isTranslation}
            isDisabled={actions.isRegenerating}
            save={autosaver.flush}
            isWritten={isWritten}
            onScripts={handleScripts}
            onGenerateAgain={() => void handleGenerateAgain()}
          />
        </div>
      </div>
      {asked && (
        <LazyQuestionsDialog
          projectId={course.projectId}
          contentId={asked.id}
          title={asked.title}
          query={questions}
          language={course.language}
          isFromLibrary={course.isDesigned}
          onClose={() => setAskedId(null)}
        />
      )}
      <StructureQuestions
        conflict={editor.conflict}
        regenerating={regenerating}
        leavingTo={leavingTo}
        onLeave={navigate}
        onStay={() => setLeavingTo(null)}
      />
    </>
  );
}
