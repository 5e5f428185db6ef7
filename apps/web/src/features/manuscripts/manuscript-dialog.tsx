import {
  courseEndpoints,
  DEFAULT_LANGUAGE,
  manuscriptEndpoints,
  projectEndpoints,
  questionEndpoints,
  type ReadManuscript,
  scriptEndpoints,
} from '@tarima/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FileRefusal, RefusedFile } from '#web/components/refused-file.tsx';
import { Dialog, DialogContent } from '#web/components/ui/dialog.tsx';
import { toast } from '#web/components/ui/toast.ts';
import { keyOf } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/error-message.ts';
import { useCall } from '#web/lib/use-change.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { ManuscriptChanges } from './components/manuscript-changes.tsx';
import { ManuscriptFiles } from './components/manuscript-files.tsx';
import { faultsOf } from './faults-of.ts';

type ManuscriptDialogProps = { projectId: string; onClose: () => void };

/** Structure and scripts as files. A file that comes back names its changes before they count. */
export function ManuscriptDialog({ projectId, onClose }: ManuscriptDialogProps) {
  const { t } = useTranslation();
  const params = { projectId };
  const project = useEndpoint(projectEndpoints.get, { params });
  const [read, setRead] = useState<ReadManuscript | null>(null);
  const [problem, setProblem] = useState<FileRefusal | null>(null);
  const tellProblem = (error: unknown) =>
    setProblem({ message: messageOf(error, t), faults: faultsOf(error, t) });

  const reading = useCall(
    async (api, file: File) => {
      const form = new FormData();
      form.append('file', file);
      return (await api.upload(manuscriptEndpoints.read, form, () => {}, params)).data;
    },
    { failure: tellProblem, onSuccess: setRead },
  );
  const taking = useCall(
    async (api, { changes: _changes, ...body }: ReadManuscript) =>
      api.call(manuscriptEndpoints.take, { params, body }),
    {
      failure: (error) => {
        setRead(null);
        tellProblem(error);
      },
      refreshes: [
        keyOf(courseEndpoints.structure, { params }),
        keyOf(scriptEndpoints.byProject, { params }),
        keyOf(questionEndpoints.get, { params }),
      ],
      onSuccess: (_, { changes }) => {
        const hasVersions = changes.changedScripts.length > 0;
        toast.success(t('manuscripts.taken'), hasVersions ? t('manuscripts.takenHint') : undefined);
        onClose();
      },
    },
  );

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={t('manuscripts.title')} description={t('manuscripts.description')}>
        {problem && <RefusedFile title={t('manuscripts.readError')} refusal={problem} />}
        {read ? (
          <ManuscriptChanges
            changes={read.changes}
            language={project.data?.language ?? DEFAULT_LANGUAGE}
            isTaking={taking.isPending}
            onTake={() => taking.mutate(read)}
            onCancel={() => setRead(null)}
          />
        ) : (
          <ManuscriptFiles
            projectId={projectId}
            title={project.data?.name ?? t('manuscripts.fileName')}
            isReading={reading.isPending}
            onFile={(file) => {
              setProblem(null);
              reading.mutate(file);
            }}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}
