import type { Language, Redraft } from '@tarima/contract';
import { formatDuration } from '@tarima/text';
import { useTranslation } from 'react-i18next';
import { ComparisonDialog } from '../comparison/comparison-dialog.tsx';
import { tidyScript } from '../editor/script-document.ts';

type RedraftComparisonProps = {
  proposal: NonNullable<Redraft['proposal']>;
  /** The current text. */
  content: string;
  language: Language;
  onTake: (content: string) => void;
  onKeep: () => void;
  onDismiss: () => void;
};

/** Compares the new draft with the script. Without a chosen change, the script stays. */
export function RedraftComparison({
  proposal,
  content,
  language,
  onTake,
  onKeep,
  onDismiss,
}: RedraftComparisonProps) {
  const { t } = useTranslation();
  const { missing } = proposal;
  const after = tidyScript(proposal.content);
  return (
    <ComparisonDialog
      // Text written meanwhile changes `content`. The person then compares again.
      key={content}
      title={t('redraft.compareTitle')}
      description={t('redraft.compareDescription', {
        duration: formatDuration(proposal.estimatedSeconds),
        coverage: missing > 0 ? t('ledger.missing', { count: missing }) : t('ledger.allSaid'),
      })}
      before={content}
      after={after}
      language={language}
      sides={{
        before: { name: t('redraft.before'), change: 'removed' },
        after: { name: t('redraft.after'), change: 'added' },
      }}
      takesAfter={() => true}
      confirmLabel={(taken) => t(`redraft.accept.${taken}`)}
      dismissLabel={t('editor.comparison.later')}
      onConfirm={(chosen) => {
        if (chosen === content) onKeep();
        // An untouched draft is sent as drafted, so that it counts as unedited.
        else onTake(chosen === after ? proposal.content : chosen);
      }}
      onDismiss={onDismiss}
    />
  );
}
