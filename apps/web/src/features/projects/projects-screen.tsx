import { FolderOpen, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LoadError } from '#web/components/load-error.tsx';
import { Page } from '#web/components/page.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { pathTo } from '#web/lib/paths.ts';
import { useProjects } from './api/get-projects.ts';
import { DeleteProjectDialog } from './components/delete-project-dialog.tsx';
import { ProjectCard } from './components/project-card.tsx';
import { useLiveProjects } from './use-live-projects.ts';

export function ProjectsScreen() {
  const { t } = useTranslation();
  const [deletedId, setDeletedId] = useState<string | null>(null);
  const list = useProjects();
  useLiveProjects();
  return (
    <Page
      title={t('projects.title')}
      subtitle={t('projects.subtitle')}
      actions={
        <Button asChild>
          <Link href={pathTo.upload()}>
            <Plus aria-hidden />
            {t('projects.create')}
          </Link>
        </Button>
      }
    >
      <ProjectList list={list} onDelete={setDeletedId} />
      <DeleteProjectDialog
        project={list.data?.find(({ id }) => id === deletedId) ?? null}
        onClose={() => setDeletedId(null)}
      />
    </Page>
  );
}

type ProjectListProps = {
  list: ReturnType<typeof useProjects>;
  onDelete: (id: string) => void;
};

function ProjectList({ list, onDelete }: ProjectListProps) {
  const { t } = useTranslation();
  if (list.isPending) {
    return (
      <div className="grid gap-4">
        {[1, 2, 3].map((place) => (
          <Skeleton key={place} className="h-28 rounded-2xl" />
        ))}
      </div>
    );
  }
  if (list.isError) return <LoadError title={t('projects.loadError')} query={list} />;
  if (list.data.length === 0) {
    return (
      <EmptyState
        icon={FolderOpen}
        title={t('projects.emptyTitle')}
        description={t('projects.emptyDescription')}
      >
        <Button asChild>
          <Link href={pathTo.upload()}>{t('projects.create')}</Link>
        </Button>
      </EmptyState>
    );
  }
  return (
    <ul className="grid gap-4">
      {list.data.map((project) => (
        <li key={project.id}>
          <ProjectCard project={project} onDelete={() => onDelete(project.id)} />
        </li>
      ))}
    </ul>
  );
}
