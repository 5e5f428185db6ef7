import type { Project } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { PosterProgress } from '#web/features/library/components/poster-progress.tsx';
import { isDrafting, shownState } from '../project-state.ts';

/** The progress of a project's draft, or of its videos. */
export function ProjectProgress({ project }: { project: Project }) {
  const { t } = useTranslation();
  const { id, name, draft } = project;
  if (isDrafting(project)) {
    const isWaiting = draft.status === 'waiting';
    return (
      <PosterProgress
        name={name}
        doing={t(isWaiting ? 'draft.waiting' : `draft.${draft.stage ?? 'reading'}`)}
        progress={draft.progress}
        waitingId={isWaiting ? id : null}
      />
    );
  }
  if (project.progress === null) return null;
  return (
    <PosterProgress
      name={name}
      doing={t(shownState(project))}
      progress={project.progress}
      waitingId={null}
    />
  );
}
