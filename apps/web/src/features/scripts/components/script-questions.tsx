import type { Language } from '@tarima/contract';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { AlertDialog } from '#web/components/ui/alert-dialog.tsx';
import { lazyPart } from '#web/lib/lazy-part.ts';
import type { ScriptEditor } from '../use-script-editor.ts';

/** Lazy: most texts are never compared. */
const ComparisonDialog = lazyPart(async () => ({
  default: (await import('../comparison/comparison-dialog.tsx')).ComparisonDialog,
}));

type ScriptQuestionsProps = {
  editing: ScriptEditor;
  language: Language;
  /** True while somebody is leaving with unsaved text. */
  isLeaving: boolean;
  onLeave: () => void;
  onStay: () => void;
};

/** The questions before a text is lost, one at a time. */
export function ScriptQuestions({
  editing,
  language,
  isLeaving,
  onLeave,
  onStay,
}: ScriptQuestionsProps) {
  const { t } = useTranslation();
  const { conflict, leftBehind } = editing;
  const kind = conflict ? 'conflict' : 'leftBehind';
  const question = conflict ?? leftBehind;

  if (question) {
    return (
      <Suspense fallback={null}>
        <ComparisonDialog
          key={question.key}
          title={t(`editor.${kind}.title`)}
          description={t(`editor.${kind}.description`)}
          before={question.before}
          after={question.after}
          base={question.base}
          language={language}
          sides={{
            before: {
              name: t(`editor.${kind}.before`),
              change: 'different',
              alone: t(`editor.${kind}.onlyBefore`),
            },
            after: {
              name: t(`editor.${kind}.after`),
              change: 'different',
              alone: t(`editor.${kind}.onlyAfter`),
            },
          }}
          // If both sides changed a passage, the unsaved version is selected: it could be lost.
          takesAfter={({ only }) => (only ? only === 'after' : kind === 'leftBehind')}
          confirmLabel={(taken) => t(`editor.${kind}.accept.${taken}`)}
          dismissLabel={t('editor.comparison.later')}
          onConfirm={(content) => {
            onStay();
            question.settle(content);
          }}
          // A person who was leaving now gets the question about leaving.
          onDismiss={question.dismiss}
        />
      </Suspense>
    );
  }
  return (
    <AlertDialog
      open={isLeaving}
      onOpenChange={onStay}
      title={t('editor.leaveTitle')}
      description={t(leaveText(editing))}
      confirmLabel={t('editor.leaveConfirm')}
      onConfirm={onLeave}
    />
  );
}

function leaveText({ wouldLose, saveState }: ScriptEditor) {
  if (wouldLose()) return 'editor.leaveDescription';
  return saveState === 'conflict' ? 'editor.leaveUndecided' : 'editor.leaveKept';
}
