import { type Script, type ScriptVersion, scriptVersionEndpoints } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { LoadError } from '#web/components/load-error.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog, DialogContent } from '#web/components/ui/dialog.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { formatDate } from '#web/lib/format.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { ComparisonDialog } from '../comparison/comparison-dialog.tsx';
import { tidyScript } from '../editor/script-document.ts';

type VersionComparisonProps = {
  script: Script;
  version: ScriptVersion;
  content: string;
  onRestore: (content: string) => void;
  onBack: () => void;
};

/** Compares a version with the present text. Nothing is replaced until a person confirms. */
export function VersionComparison({
  script,
  version,
  content,
  onRestore,
  onBack,
}: VersionComparisonProps) {
  const { t, i18n } = useTranslation();
  const text = useEndpoint(scriptVersionEndpoints.get, {
    params: { scriptId: script.id, id: version.id },
  });
  const title = t('editor.versions.compareTitle', {
    moment: formatDate(version.savedAt, i18n.language),
  });
  const after = text.data && tidyScript(text.data.content);
  if (after === undefined || after === content) {
    return (
      <Dialog open onOpenChange={(open) => !open && onBack()}>
        <DialogContent title={title} description={t('editor.versions.description')}>
          {after === content ? (
            <p>{t('editor.versions.same')}</p>
          ) : text.isError ? (
            <LoadError title={t('editor.versions.loadError')} query={text} />
          ) : (
            <Skeleton className="h-40" />
          )}
          <Button variant="secondary" className="justify-self-end" onClick={onBack}>
            {t('editor.versions.back')}
          </Button>
        </DialogContent>
      </Dialog>
    );
  }
  return (
    <ComparisonDialog
      // Text written meanwhile changes `content`. The person then compares again.
      key={content}
      title={title}
      description={t('editor.versions.compareDescription')}
      before={content}
      after={after}
      language={script.language}
      sides={{
        before: { name: t('editor.versions.present'), change: 'removed' },
        after: { name: t('editor.versions.earlier'), change: 'added' },
      }}
      takesAfter={() => true}
      confirmLabel={(taken) => t(`editor.versions.accept.${taken}`)}
      dismissLabel={t('editor.versions.back')}
      onConfirm={onRestore}
      onDismiss={onBack}
    />
  );
}
