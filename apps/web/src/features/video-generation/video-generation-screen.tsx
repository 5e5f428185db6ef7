import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { LoadError } from '#web/components/load-error.tsx';
import { Page } from '#web/components/page.tsx';
import { Spinner } from '#web/components/ui/spinner.tsx';
import { WorkflowSteps } from '#web/components/workflow-steps.tsx';
import { useProject } from '#web/features/projects/api/get-project.ts';
import { useScript } from '#web/features/scripts/api/get-script.ts';
import { useProjectVideo } from './api/get-project-video.ts';
import { useVideoSettings } from './api/video-settings.ts';
import { GenerationStudio } from './components/generation-studio.tsx';
import { generationState } from './generation-progress.ts';

export function VideoGenerationScreen() {
  const { t } = useTranslation();
  const { projectId = '' } = useParams<{ projectId: string }>();
  const project = useProject(projectId);
  const script = useScript(projectId, project.data?.draft.status === 'completed');
  const video = useProjectVideo(projectId);
  const { settings, change, isSaving } = useVideoSettings(projectId);
  // That there is no video is an answer too.
  const failed = [settings, video, project].find(
    ({ isError, data }) => isError && data === undefined,
  );

  const body = () => {
    if (failed) return <LoadError title={t('generate.loadError')} query={failed} />;
    if (!settings.data || !project.data || video.data === undefined) {
      return (
        <div className="grid min-h-80 place-items-center">
          <Spinner label={t('generate.loading')} className="size-10" />
        </div>
      );
    }
    return (
      <GenerationStudio
        project={project.data}
        language={script.data?.language ?? project.data.language}
        script={script.data}
        video={video.data}
        settings={settings.data}
        isSaving={isSaving}
        onChange={change}
      />
    );
  };

  return (
    <Page
      title={t('generate.title')}
      subtitle={project.data?.name ?? null}
      actions={
        <WorkflowSteps
          type="video"
          current={generationState(video.data) === 'completed' ? 'download' : 'generate'}
        />
      }
    >
      {body()}
    </Page>
  );
}
