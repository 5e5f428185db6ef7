import type { Redraft, Script } from '@tarima/contract';
import { Files } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog, DialogContent } from '#web/components/ui/dialog.tsx';
import { toast } from '#web/components/ui/toast.ts';
import { useProject } from '#web/features/projects/api/get-project.ts';
import { formatPercent } from '#web/lib/format.ts';
import { useDiscardRedraft, useStartRedraft, useTakeRedraft } from '../api/change-redraft.ts';
import { isRedrafting, useRedraft } from '../api/get-redraft.ts';
import type { ScriptEditor } from '../use-script-editor.ts';
import { RedraftComparison } from './redraft-comparison.tsx';
import { RedraftForm } from './redraft-form.tsx';
import { RedraftProgress } from './redraft-progress.tsx';

type RedraftPartProps = { script: Script; editing: ScriptEditor };

/** Drafts the script again from the same files, and compares both. */
export function RedraftPart({ script, editing }: RedraftPartProps) {
  const { t, i18n } = useTranslation();
  const { projectId, language } = script;
  const [isOpen, setIsOpen] = useState(false);
  const project = useProject(projectId);
  const { data: redraft } = useRedraft(projectId, (ended) => !isOpen && tellEnd(ended));
  const start = useStartRedraft(projectId);
  const discard = useDiscardRedraft(projectId);
  const take = useTakeRedraft(projectId);
  const isWorking = isRedrafting(redraft);
  const proposal = redraft?.proposal ?? null;
  const close = () => setIsOpen(false);

  const tellEnd = ({ draft }: Redraft) => {
    if (draft.error) toast.error(t('redraft.error'), draft.error.message);
    else toast.success(t('redraft.ready'), t('redraft.readyHint'));
  };
  const handleKeep = () =>
    discard.mutate(undefined, {
      onSuccess: () => {
        close();
        toast.success(t('redraft.kept'));
      },
    });
  const handleTake = async (redraftId: string, content: string) => {
    const isTaken = await editing.storeBy(content, (revision) =>
      take.mutateAsync({ redraftId, content, revision }),
    );
    if (!isTaken) return;
    close();
    toast.success(t('redraft.taken'), t('editor.undoHint'));
  };

  const label = isWorking
    ? t('redraft.working', { progress: formatPercent(redraft?.draft.progress ?? 0, i18n.language) })
    : proposal
      ? t('redraft.see')
      : t('redraft.open');
  return (
    <>
      <Button variant={proposal ? 'soft' : 'secondary'} onClick={() => setIsOpen(true)}>
        <Files aria-hidden />
        {label}
      </Button>
      {isOpen && redraft && proposal ? (
        <RedraftComparison
          proposal={proposal}
          content={editing.content}
          language={language}
          onTake={(content) => void handleTake(redraft.id, content)}
          onKeep={handleKeep}
          onDismiss={close}
        />
      ) : (
        <Dialog open={isOpen} onOpenChange={setIsOpen}>
          <DialogContent
            title={isWorking ? t('redraft.progressTitle') : t('redraft.title')}
            description={isWorking ? t('redraft.progressDescription') : t('redraft.description')}
          >
            {redraft?.draft.error && (
              <Alert tone="destructive" title={t('redraft.error')}>
                <p>{redraft.draft.error.message}</p>
              </Alert>
            )}
            {redraft && isWorking ? (
              <RedraftProgress
                projectId={projectId}
                draft={redraft.draft}
                isBusy={discard.isPending}
                onStop={handleKeep}
              />
            ) : (
              <RedraftForm
                script={script}
                begin={redraft?.request ?? project.data ?? {}}
                isBusy={start.isPending}
                onStart={(request) => start.mutate(request)}
              />
            )}
          </DialogContent>
        </Dialog>
      )}
    </>
  );
}
