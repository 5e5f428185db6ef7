import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { Deferred } from '#web/components/deferred.tsx';
import { LoadError } from '#web/components/load-error.tsx';
import { Page } from '#web/components/page.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { WorkflowSteps } from '#web/components/workflow-steps.tsx';
import { isDrafting } from '#web/features/projects/project-state.ts';
import { useProject } from '#web/features/projects/use-project.ts';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { ScriptWorkspace } from './components/script-workspace.tsx';
import { UnreadFilesNotice } from './components/unread-files-notice.tsx';
import { useScript } from './use-script.ts';

/** Lazy: the editor is heavy already, and its users have a script. */
const DraftState = lazyPart(async () => ({
  default: (await import('./components/draft-state.tsx')).DraftState,
}));

const TranslationNotice = lazyPart(async () => ({
  default: (await import('#web/features/translations/translation-notice.tsx')).TranslationNotice,
}));

const FallbackNotice = lazyPart(async () => ({
  default: (await import('./components/fallback-notice.tsx')).FallbackNotice,
}));

const DocumentsLanguageNotice = lazyPart(async () => ({
  default: (await import('#web/features/projects/components/documents-language-notice.tsx'))
    .DocumentsLanguageNotice,
}));

export function ScriptEditorScreen() {
  const { t } = useTranslation();
  const { projectId = '' } = useParams<{ projectId: string }>();
  const project = useProject(projectId);
  const script = useScript(projectId, project.data !== undefined && !isDrafting(project.data));
  const failed = [project, script].find(({ isError, data }) => isError && !data);

  const body = () => {
    if (failed) return <LoadError title={t('editor.loadError')} query={failed} />;
    if (!project.data) return <ScriptSkeleton />;
    if (isDrafting(project.data)) return <DraftState project={project.data} />;
    if (script.data === undefined) return <ScriptSkeleton />;
    if (script.data === null) return <DraftState project={project.data} />;
    const hasFailed = project.data.draft.status === 'failed';
    const { language: declared } = project.data;
    const { language: written } = script.data;
    const isFallback = script.data.originalKind === 'fallback';
    if (hasFailed && !isFallback) return <DraftState project={project.data} />;
    return (
      <>
        {hasFailed && <FallbackNotice project={project.data} />}
        <UnreadFilesNotice
          project={project.data}
          hint={t('editor.draft.unreadHint')}
          className="mb-6"
        />
        {written !== declared && <DocumentsLanguageNotice written={written} declared={declared} />}
        <Suspense fallback={null}>
          <TranslationNotice projectId={projectId} type="video" className="mb-6" />
        </Suspense>
        <Deferred key={script.data.id} placeholder={<ScriptSkeleton />}>
          <ScriptWorkspace script={script.data} />
        </Deferred>
      </>
    );
  };

  return (
    <Page
      title={t('editor.title')}
      subtitle={project.data?.name ?? null}
      actions={<WorkflowSteps type="video" current="script" />}
    >
      <Suspense fallback={<ScriptSkeleton />}>{body()}</Suspense>
    </Page>
  );
}

function ScriptSkeleton() {
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_22rem]">
      <Skeleton className="h-128" />
      <Skeleton className="hidden h-128 lg:block" />
    </div>
  );
}
