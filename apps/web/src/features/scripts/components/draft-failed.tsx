import type { Project } from '@tarima/contract';
import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StudioLink } from '#web/components/studio-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { ProjectFileList } from '#web/features/projects/components/project-file-list.tsx';
import { useDraftRetry } from '#web/features/projects/use-draft-retry.ts';
import { pathTo } from '#web/lib/paths.ts';

/** Says why there is no script, file by file, with the next actions. */
export function DraftFailed({ project }: { project: Project }) {
  const { t } = useTranslation();
  const { retry, isPending } = useDraftRetry(project, t('editor.draft.retryError'));
  return (
    <Card role="alert" className="mx-auto grid max-w-2xl gap-6 p-6 sm:p-8">
      <div className="flex items-start gap-4">
        <CircleAlert aria-hidden className="mt-0.5 size-7 shrink-0 text-destructive" />
        <div className="grid gap-1">
          <h2 className="text-lg font-semibold">{t('editor.draft.failedTitle')}</h2>
          {project.draft.error && (
            <p className="text-sm text-muted-foreground">{project.draft.error.message}</p>
          )}
        </div>
      </div>
      <ProjectFileList files={project.files} />
      <div className="flex flex-wrap gap-2">
        <Button onClick={retry} disabled={isPending}>
          {t('common.retry')}
        </Button>
        <Button variant="secondary" asChild>
          <StudioLink href={pathTo.uploadAgain('video', project.id)}>{t('editor.back')}</StudioLink>
        </Button>
      </div>
    </Card>
  );
}
