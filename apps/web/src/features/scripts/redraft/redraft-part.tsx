import { useQueryClient } from '@tanstack/react-query';
import { type Redraft, redraftEndpoints, type Script } from '@tarima/contract';
import { Files } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog, DialogContent } from '#web/components/ui/dialog.tsx';
import { toast } from '#web/components/ui/toast.ts';
import { useProject } from '#web/features/projects/use-project.ts';
import { useIsTranslation } from '#web/features/translations/use-languages.ts';
import { keyOf } from '#web/lib/api.ts';
import { formatPercent } from '#web/lib/format.ts';
import { keepHeard } from '#web/lib/query-client.ts';
import { useChange } from '#web/lib/use-change.ts';
import type { ScriptEditor } from '../use-script-editor.ts';
import { RedraftComparison } from './redraft-comparison.tsx';
import { RedraftForm } from './redraft-form.tsx';
import { RedraftProgress } from './redraft-progress.tsx';
import { isRedrafting, useRedraft } from './use-redraft.ts';

type RedraftPartProps = { script: Script; editing: ScriptEditor };

/** Drafts the script again from the same files, and compares both. */
export function RedraftPart({ script, editing }: RedraftPartProps) {
  const { t, i18n } = useTranslation();
  const { projectId, language } = script;
  const isTranslation = useIsTranslation(projectId);
  const [isOpen, setIsOpen] = useState(false);
  const project = useProject(projectId);
  const { data: redraft } = useRedraft(projectId, (ended) => !isOpen && tellEnd(ended));
  const queryClient = useQueryClient();
  const params = { projectId };
  const keeps = keyOf(redraftEndpoints.get, { params });
  const start = useChange(redraftEndpoints.start, { failure: t('redraft.error'), keeps });
  const discard = useChange(redraftEndpoints.discard, { failure: t('redraft.error'), keeps });
  const take = useChange(redraftEndpoints.take, {
    failure: t('redraft.takeError'),
    onSuccess: () => keepHeard(queryClient, keeps, null),
  });
  const isWorking = isRedrafting(redraft);
  const proposal = redraft?.proposal ?? null;
  const close = () => setIsOpen(false);

  const tellEnd = ({ draft }: Redraft) => {
    if (draft.error) toast.error(t('redraft.error'), draft.error.message);
    else toast.success(t('redraft.ready'), t('redraft.readyHint'));
  };
  const handleKeep = () =>
    discard.mutate({ params }, () => {
      close();
      toast.success(t('redraft.kept'));
    });
  const handleTake = async (redraftId: string, content: string) => {
    const isTaken = await editing.storeBy(content, (revision) =>
      take.mutateAsync({ params, body: { redraftId, content, revision } }),
    );
    if (!isTaken) return;
    close();
    toast.success(t('redraft.taken'), t('editor.undoHint'));
  };

  if (isTranslation) return null;
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
                // It may be open before the values arrive that it begins with.
                key={redraft?.id ?? project.data?.id}
                script={script}
                begin={redraft?.request ?? project.data ?? {}}
                isBusy={start.isPending}
                onStart={(request) => start.mutate({ params, body: request })}
              />
            )}
          </DialogContent>
        </Dialog>
      )}
    </>
  );
}
