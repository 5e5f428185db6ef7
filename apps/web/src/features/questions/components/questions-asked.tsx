import { useTranslation } from 'react-i18next';
import { AlertDialog } from '#web/components/ui/alert-dialog.tsx';
import type { QuestionEditor } from '../use-question-editor.ts';

type QuestionsAskedProps = {
  editor: QuestionEditor;
  asked: 'leave' | 'make' | null;
  onAnswered: () => void;
  onLeave: () => void;
  onMake: () => void;
};

/** Asks before an edit of the questions is lost, one thing at a time. */
export function QuestionsAsked({
  editor,
  asked,
  onAnswered,
  onLeave,
  onMake,
}: QuestionsAskedProps) {
  const { t } = useTranslation();
  const { conflict, unfinished } = editor;
  return (
    <>
      <AlertDialog
        open={conflict.isOpen}
        onOpenChange={() => {
          onAnswered();
          conflict.dismiss();
        }}
        title={t('questions.conflict.title')}
        description={t('questions.conflict.description')}
        confirmLabel={t('editor.conflict.keepMine')}
        onConfirm={() => void conflict.keepMine()}
        cancelLabel={t('editor.conflict.openOther')}
        onCancel={() => void conflict.openOther()}
      />
      <AlertDialog
        open={asked === 'leave' && !conflict.isOpen}
        onOpenChange={onAnswered}
        title={t('editor.leaveTitle')}
        description={
          unfinished.length > 0
            ? t('questions.leaveUnfinished', {
                count: unfinished.length,
                numbers: unfinished.map((index) => index + 1).join(', '),
              })
            : t('editor.leaveDescription')
        }
        confirmLabel={t('editor.leaveConfirm')}
        onConfirm={onLeave}
      />
      <AlertDialog
        open={asked === 'make'}
        onOpenChange={onAnswered}
        title={t('questions.makeAgainTitle')}
        description={t('questions.makeAgainDescription')}
        confirmLabel={t('questions.makeAgain')}
        onConfirm={onMake}
      />
    </>
  );
}
