import type { Project } from '@tarima/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { WorkCard } from '#web/components/work-card.tsx';
import { WorkProgress } from '#web/features/line/work-progress.tsx';
import { ProjectFileList } from './project-file-list.tsx';

type ReadingProgressProps = {
  project: Project;
  title: string;
  label: string;
  /** Shown between the progress and the files. */
  children?: ReactNode;
};

/** The progress of reading a project's documents, in total and for each. */
export function ReadingProgress({ project, title, label, children }: ReadingProgressProps) {
  const { t } = useTranslation();
  const { draft, files } = project;
  const done = files.filter(({ status }) => status === 'completed' || status === 'failed').length;
  const isWaiting = draft.status === 'waiting';
  const doing = isWaiting
    ? t('editor.draft.waiting')
    : draft.stage === 'writing'
      ? t('editor.draft.writing')
      : t('editor.draft.reading', {
          current: Math.min(done + 1, files.length),
          total: files.length,
        });
  return (
    <WorkCard title={title}>
      <WorkProgress
        label={label}
        doing={doing}
        progress={draft.progress}
        waitingId={isWaiting && project.id}
      />
      {children}
      <ProjectFileList files={files} />
    </WorkCard>
  );
}
