import { projectEndpoints } from '@tarima/contract';
import { FolderOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'wouter';
import { Page } from '#web/components/page.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { WorkflowSteps } from '#web/components/workflow-steps.tsx';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { UploadForm } from './components/upload-form.tsx';

export function UploadScreen() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const type = search.get('type') === 'course' ? 'course' : 'video';
  const from = search.get('from');
  // One that cannot be loaded leaves the form empty.
  const project = useEndpoint(
    projectEndpoints.get,
    { params: { projectId: from ?? '' } },
    { enabled: from !== null },
  );
  return (
    <Page
      title={t(`upload.${type}Title`)}
      subtitle={t(`upload.${type}Subtitle`)}
      actions={<WorkflowSteps type={type} current="upload" />}
    >
      {from !== null && project.isPending ? (
        <Skeleton className="h-96" />
      ) : (
        <>
          {project.data && (
            <div className="mb-4 flex items-start gap-3 rounded-2xl bg-primary-soft p-4 text-sm text-primary-soft-foreground">
              <FolderOpen aria-hidden className="mt-0.5 size-5 shrink-0" />
              <div className="grid gap-0.5">
                <p className="font-semibold wrap-anywhere">
                  {t('upload.again', { name: project.data.name })}
                </p>
                <p>{t('upload.againHint')}</p>
              </div>
            </div>
          )}
          <UploadForm key={`${type} ${from}`} type={type} from={project.data} />
        </>
      )}
    </Page>
  );
}
