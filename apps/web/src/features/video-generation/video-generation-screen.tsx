import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { Deferred } from '#web/components/deferred.tsx';
import { LoadError } from '#web/components/load-error.tsx';
import { Page } from '#web/components/page.tsx';
import { Spinner } from '#web/components/ui/spinner.tsx';
import { WorkflowSteps } from '#web/components/workflow-steps.tsx';
import { isDrafting } from '#web/features/projects/project-state.ts';
import { useProject } from '#web/features/projects/use-project.ts';
import { useScript } from '#web/features/scripts/use-script.ts';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { pathTo } from '#web/lib/paths.ts';
import { useReaches } from '#web/lib/reaches.ts';
import { GenerationStudio } from './components/generation-studio.tsx';
import { generationState } from './generation-progress.ts';
import { useProjectVideo } from './use-project-video.ts';
import { useVideoSettings } from './use-video-settings.ts';

/** Needed only where the script editor is disabled. */
const DraftState = lazyPart(async () => ({
  default: (await import('#web/features/scripts/components/draft-state.tsx')).DraftState,
}));

export function VideoGenerationScreen() {
  const { t } = useTranslation();
  const { projectId = '' } = useParams<{ projectId: string }>();
  const project = useProject(projectId);
  const script = useScript(projectId, project.data?.draft.status === 'completed');
  const video = useProjectVideo(projectId);
  const { settings, stored } = useVideoSettings(projectId);
  const hasFailedDraft = project.data?.draft.status === 'failed';
  // Where the editor is enabled, the person can write the script.
  const canEdit = useReaches()(pathTo.editScript(projectId));
  // `null` is an answer too: there is no video.
  const failed = [settings, video, project].find(
    ({ isError, data }) => isError && data === undefined,
  );

  const waiting = (
    <div className="grid min-h-80 place-items-center">
      <Spinner label={t('generate.loading')} className="size-10" />
    </div>
  );
  const body = () => {
    if (failed) return <LoadError title={t('generate.loadError')} query={failed} />;
    if (!stored || !project.data || video.data === undefined) {
      return waiting;
    }
    const isUnwritten = isDrafting(project.data) || (hasFailedDraft && !canEdit);
    if (video.data === null && isUnwritten) return <DraftState project={project.data} />;
    return (
      <Deferred placeholder={waiting}>
        <GenerationStudio
          project={project.data}
          language={script.data?.language ?? project.data.language}
          script={script.data}
          video={video.data}
          stored={stored}
        />
      </Deferred>
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
      <Suspense fallback={waiting}>{body()}</Suspense>
    </Page>
  );
}
