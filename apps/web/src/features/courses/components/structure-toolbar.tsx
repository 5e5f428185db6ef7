import { ArrowRight, Redo2, Rows3, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Tooltip } from '#web/components/ui/tooltip.tsx';
import { SaveStatus } from '#web/features/scripts/components/save-status.tsx';
import { countContents } from '../structure/structure-edits.ts';
import type { PartDetails } from '../structure/use-part-details.ts';
import type { StructureActions } from '../structure/use-structure-actions.ts';
import type { StructureEditor } from '../structure/use-structure-editor.ts';

type StructureToolbarProps = {
  editor: StructureEditor;
  actions: StructureActions;
  details: PartDetails;
  /** True if every content has a script. */
  isWritten: boolean;
  onScripts: () => void;
};

/** Undo, redo, the size of the course, all details, and the save state. */
export function StructureToolbar({
  editor,
  actions,
  details,
  isWritten,
  onScripts,
}: StructureToolbarProps) {
  const { t } = useTranslation();
  const { structure } = editor;
  const steps = [
    { label: t('course.undo'), icon: Undo2, isPossible: editor.canUndo, onClick: actions.undo },
    { label: t('course.redo'), icon: Redo2, isPossible: editor.canRedo, onClick: actions.redo },
  ];
  const facts = [
    t('course.summaryModules', { count: structure.modules.length }),
    t('course.summaryContents', { count: countContents(structure) }),
  ];
  const allDetails = t('course.allDetails');
  return (
    <div className="sticky top-16 short:top-0 z-20 -mx-1 bg-background px-1 py-1">
      <div
        role="toolbar"
        aria-label={t('course.toolbar')}
        className="flex items-center gap-2 rounded-2xl border bg-card p-1 shadow-card"
      >
        <div className="flex gap-0.5">
          {steps.map(({ label, icon: Icon, isPossible, onClick }) => (
            <Tooltip key={label} content={label}>
              <Button
                variant="ghost"
                size="icon"
                className="max-sm:w-9"
                aria-label={label}
                disabled={!isPossible}
                onClick={onClick}
              >
                <Icon aria-hidden />
              </Button>
            </Tooltip>
          ))}
          <Tooltip content={allDetails}>
            <Button
              variant={details.showsAll ? 'soft' : 'ghost'}
              size="icon"
              className="max-sm:w-9"
              aria-label={allDetails}
              aria-pressed={details.showsAll}
              onClick={() => details.showAll(!details.showsAll)}
            >
              <Rows3 aria-hidden />
            </Button>
          </Tooltip>
        </div>
        <p className="text-sm text-muted-foreground tabular-nums max-md:sr-only">
          {facts.join(' · ')}
        </p>
        <div className="ml-auto px-1 sm:px-2">
          <SaveStatus
            state={editor.saveState}
            onDecide={editor.conflict.ask}
            nextTry={editor.nextTry}
            onTryNow={() => void editor.autosaver.flush()}
          />
        </div>
        <Button
          size="small"
          className="lg:hidden max-sm:[&_svg]:hidden"
          disabled={actions.isRegenerating}
          onClick={onScripts}
        >
          {t(isWritten ? 'course.seeScripts' : 'course.generateScripts')}
          <ArrowRight aria-hidden />
        </Button>
      </div>
    </div>
  );
}
