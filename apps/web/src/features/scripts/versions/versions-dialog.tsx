import { type Script, type ScriptVersion, scriptVersionEndpoints } from '@tarima/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '#web/components/load-error.tsx';
import { Dialog, DialogContent } from '#web/components/ui/dialog.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { VersionComparison } from './version-comparison.tsx';
import { VersionList } from './version-list.tsx';

export type VersionsDialogProps = {
  script: Script;
  content: string;
  onRestore: (content: string) => void;
  onClose: () => void;
};

/** Lists who saved a script when. A chosen version is compared with the present text. */
export function VersionsDialog({ script, content, onRestore, onClose }: VersionsDialogProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<ScriptVersion | null>(null);
  const versions = useEndpoint(
    scriptVersionEndpoints.list,
    { params: { scriptId: script.id } },
    { refetchOnMount: 'always' },
  );
  if (chosen) {
    return (
      <VersionComparison
        script={script}
        version={chosen}
        content={content}
        onRestore={onRestore}
        onBack={() => setChosen(null)}
      />
    );
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t('editor.versions.title')}
        description={t('editor.versions.description')}
      >
        {versions.data ? (
          <VersionList versions={versions.data} onChoose={setChosen} />
        ) : versions.isError ? (
          <LoadError title={t('editor.versions.loadError')} query={versions} />
        ) : (
          <Skeleton className="h-40" />
        )}
      </DialogContent>
    </Dialog>
  );
}
