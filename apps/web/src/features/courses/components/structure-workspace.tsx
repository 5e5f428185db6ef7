import type { Course } from '@tarima/contract';
import { Plus } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { useLeaveGuard } from '#web/features/scripts/use-leave-guard.ts';
import { pathTo } from '#web/lib/paths.ts';
import { useAutoScroll } from '../drag/use-auto-scroll.ts';
import { TEXT_LIMITS } from '../structure/text-limits.ts';
import { useKnownContents } from '../structure/use-known-contents.ts';
import { useRegenerating } from '../structure/use-regenerating.ts';
import { useStructureActions } from '../structure/use-structure-actions.ts';
import { useStructureEditor } from '../structure/use-structure-editor.ts';
import { useUndoKeys } from '../structure/use-undo-keys.ts';
import { CourseButtons } from './course-buttons.tsx';
import { CourseOutline } from './course-outline.tsx';
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
  const actions = useStructureActions(course, editor);
  const regenerating = useRegenerating(editor, actions);
  const known = useKnownContents(course);
  const gripHintId = useId();
  const [leavingTo, setLeavingTo] = useState<string | null>(null);
  const { structure, autosaver } = editor;
  const panel = useRef<HTMLDivElement>(null);

  useUndoKeys(actions, panel);
  useAutoScroll(panel);

  const leaveTo = async (path: string) => {
    if (await autosaver.flush()) navigate(path);
    else setLeavingTo(path);
  };
  useLeaveGuard({ hasUnsaved: autosaver.hasUnsaved, onLeave: (path) => void leaveTo(path) });
  const handleGenerateScripts = () => void leaveTo(pathTo.courseScripts(course.projectId));
  const handleGenerateAgain = async () => {
    if (await autosaver.flush()) onGenerateAgain();
  };

  const workspace = {
    editor,
    actions,
    destinations: structure.modules.map(({ id, title }, index) => ({
      id,
      label: `${index + 1}. ${title}`,
    })),
    askToRegenerate: regenerating.ask,
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
        className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18rem]"
      >
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
          <StructureToolbar
            editor={editor}
            actions={actions}
            onGenerateScripts={handleGenerateScripts}
          />
          <CourseOverview editor={editor} language={course.language} />
          <h2 className="sr-only">{t('course.modules')}</h2>
          {structure.modules.map((module, index) => (
            <ModuleCard
              key={module.id}
              workspace={workspace}
              module={module}
              number={index + 1}
              sourcesOf={(contentId) => known.get(contentId)?.sources ?? []}
              language={course.language}
            />
          ))}
          <Button
            variant="secondary"
            className="h-12 border-dashed"
            disabled={structure.modules.length >= TEXT_LIMITS.modules}
            onClick={actions.addModule}
          >
            <Plus aria-hidden />
            {t('course.addModule')}
          </Button>
        </div>
        <Card className="grid grid-cols-[minmax(0,1fr)] gap-5 p-5 lg:sticky lg:top-18">
          <CourseOutline structure={structure} />
          <CourseButtons
            projectId={course.projectId}
            title={structure.title}
            isDesigned={course.isDesigned}
            isDisabled={actions.isRegenerating}
            onBeforeDownload={autosaver.flush}
            onGenerateScripts={handleGenerateScripts}
            onGenerateAgain={() => void handleGenerateAgain()}
          />
        </Card>
      </div>
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
