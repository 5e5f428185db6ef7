import { courseEndpoints, type Project } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { LoadError } from '#web/components/load-error.tsx';
import { Dialog, DialogContent } from '#web/components/ui/dialog.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { UnreadFilesNotice } from '#web/features/scripts/components/unread-files-notice.tsx';
import { currentLanguage } from '#web/i18n/index.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { AnalysisSummary } from './analysis-summary.tsx';
import { StructureForm, type StructureRequest } from './structure-form.tsx';

type StructureDialogProps = {
  project: Project;
  /** True if a new structure replaces an existing one. */
  replaces: boolean;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onSubmit: (request: StructureRequest) => void;
};

/** Asks for the number of contents and shows the extent of the documents. */
export function StructureDialog({ isOpen, onOpenChange, ...form }: StructureDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent
        title={t('course.dialog.title')}
        description={t('course.dialog.description')}
        className="max-w-2xl grid-cols-[minmax(0,1fr)] gap-5 max-sm:p-4"
      >
        <DialogBody {...form} />
      </DialogContent>
    </Dialog>
  );
}

function DialogBody({
  project,
  replaces,
  onSubmit,
}: Omit<StructureDialogProps, 'isOpen' | 'onOpenChange'>) {
  const { t } = useTranslation();
  const analysis = useEndpoint(
    courseEndpoints.analyze,
    { params: { projectId: project.id }, query: { language: currentLanguage() } },
    { pollWhile: ({ status }) => status === 'waiting' || status === 'processing' },
  );
  if (analysis.isError) {
    return <LoadError title={t('course.dialog.loadError')} query={analysis} />;
  }
  if (!analysis.data?.analysis) {
    return (
      <div className="grid gap-4">
        <p role="status" className="text-sm text-muted-foreground">
          {t('course.dialog.analyzing')}
        </p>
        <Skeleton className="h-20" />
        <Skeleton className="h-28" />
        <Skeleton className="h-40" />
      </div>
    );
  }
  return (
    <>
      <UnreadFilesNotice project={project} hint={t('course.unreadHint')} />
      <AnalysisSummary
        analysis={analysis.data.analysis}
        recommendation={analysis.data.recommendation}
      />
      <StructureForm
        project={project}
        analysis={analysis.data}
        replaces={replaces}
        onSubmit={onSubmit}
      />
    </>
  );
}
