import { useTranslation } from 'react-i18next';
import { AlertDialog } from '#web/components/ui/alert-dialog.tsx';
import type { useRegenerating } from '../structure/use-regenerating.ts';
import type { StructureEditor } from '../structure/use-structure-editor.ts';

type StructureQuestionsProps = {
  conflict: StructureEditor['conflict'];
  regenerating: ReturnType<typeof useRegenerating>;
  /** The path that the person opens although something is not saved. */
  leavingTo: string | null;
  onLeave: (path: string) => void;
  onStay: () => void;
};

/** The questions before an edit is lost, one at a time. */
export function StructureQuestions({
  conflict,
  regenerating,
  leavingTo,
  onLeave,
  onStay,
}: StructureQuestionsProps) {
  const { t } = useTranslation();
  return (
    <>
      <AlertDialog
        open={conflict.isOpen}
        onOpenChange={() => {
          onStay();
          conflict.dismiss();
        }}
        title={t('course.conflict.title')}
        description={t('course.conflict.description')}
        confirmLabel={t('editor.conflict.keepMine')}
        onConfirm={() => void conflict.keepMine()}
        cancelLabel={t('editor.conflict.openOther')}
        onCancel={() => void conflict.openOther()}
      />
      <AlertDialog
        open={regenerating.asked !== null}
        onOpenChange={regenerating.dismiss}
        title={t(
          regenerating.asked?.contentId
            ? 'course.regenerateContentTitle'
            : 'course.regenerateModuleTitle',
        )}
        description={t('course.regenerateDescription', { title: regenerating.askedTitle })}
        confirmLabel={t('course.regenerate')}
        onConfirm={regenerating.confirm}
      />
      <AlertDialog
        open={leavingTo !== null && !conflict.isOpen}
        onOpenChange={onStay}
        title={t('editor.leaveTitle')}
        description={t('editor.leaveDescription')}
        confirmLabel={t('editor.leaveConfirm')}
        onConfirm={() => leavingTo && onLeave(leavingTo)}
      />
    </>
  );
}
