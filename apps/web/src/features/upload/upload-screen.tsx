import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'wouter';
import { Page } from '#web/components/page.tsx';
import { WorkflowSteps } from '#web/components/workflow-steps.tsx';
import { UploadForm } from './components/upload-form.tsx';

export function UploadScreen() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const type = search.get('type') === 'course' ? 'course' : 'video';
  return (
    <Page
      title={t(`upload.${type}Title`)}
      subtitle={t(`upload.${type}Subtitle`)}
      actions={<WorkflowSteps type={type} current="upload" />}
    >
      <UploadForm key={type} type={type} />
    </Page>
  );
}
