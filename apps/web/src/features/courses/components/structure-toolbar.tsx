import { ArrowRight, Redo2, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Tooltip } from '#web/components/ui/tooltip.tsx';
import { SaveStatus } from '#web/features/scripts/components/save-status.tsx';
import type { StructureActions } from '../structure/use-structure-actions.ts';
import type { StructureEditor } from '../structure/use-structure-editor.ts';

type StructureToolbarProps = {
  editor: StructureEditor;
  actions: StructureActions;
  onGenerateScripts: () => void;
};

/** Undo, redo and the save state. A narrow screen also has the buttons to go on. */
export function StructureToolbar({ editor, actions, onGenerateScripts }: StructureToolbarProps) {
  const { t } = useTranslation();
  const steps = [
    { label: t('course.undo'), icon: Undo2, isPossible: editor.canUndo, onClick: actions.undo },
    { label: t('course.redo'), icon: Redo2, isPossible: editor.canRedo, onClick: actions.redo },
  ];
  return (
    <div className="sticky top-16 z-20 -mx-1 -mt-2 bg-background px-1 pt-2">
      <div
        role="toolbar"
        aria-label={t('course.toolbar')}
        className="flex items-center gap-2 rounded-2xl border bg-card px-2 py-1.5 shadow-card"
      >
        <div className="flex gap-1">
          {steps.map(({ label, icon: Icon, isPossible, onClick }) => (
            <Tooltip key={label} content={label}>
              <Button
                variant="ghost"
                size="icon"
                aria-label={label}
                disabled={!isPossible}
                onClick={onClick}
              >
                <Icon aria-hidden />
              </Button>
            </Tooltip>
          ))}
        </div>
        <div className="ml-auto px-2">
          <SaveStatus
            state={editor.saveState}
            onDecide={editor.conflict.ask}
            nextTry={editor.nextTry}
            onTryNow={() => void editor.autosaver.flush()}
          />
        </div>
        <Button
          size="small"
          className="lg:hidden"
          disabled={actions.isRegenerating}
          onClick={onGenerateScripts}
        >
          {t('course.generateScripts')}
          <ArrowRight aria-hidden />
        </Button>
      </div>
    </div>
  );
}
