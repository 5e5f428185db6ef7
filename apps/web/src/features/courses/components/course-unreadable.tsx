import type { Project } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { StudioLink } from '#web/components/studio-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ProjectFileList } from '#web/features/projects/components/project-file-list.tsx';
import { useDraftRetry } from '#web/features/projects/use-draft-retry.ts';
import { pathTo } from '#web/lib/paths.ts';
import { FailureCard } from './failure-card.tsx';

/** Says why the documents could not be read, file by file, with the next actions. */
export function CourseUnreadable({ project }: { project: Project }) {
  const { t } = useTranslation();
  const { retry, isPending } = useDraftRetry(project, t('editor.draft.retryError'));
  return (
    <div className="mx-auto max-w-2xl">
      <FailureCard
        title={t('course.unreadableTitle')}
        reason={project.draft.error?.message}
        actions={
          <>
            <Button onClick={retry} disabled={isPending}>
              {t('common.retry')}
            </Button>
            <Button variant="secondary" asChild>
              <StudioLink href={pathTo.uploadAgain('course', project.id)}>
                {t('course.backToUpload')}
              </StudioLink>
            </Button>
          </>
        }
      >
        <ProjectFileList files={project.files} />
      </FailureCard>
    </div>
  );
}
