import type { UseQueryResult } from '@tanstack/react-query';
import type { Project, projectEndpoints } from '@tarima/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LoadError } from '#web/components/load-error.tsx';
import { NothingFound } from '#web/components/nothing-found.tsx';
import { StudioLink } from '#web/components/studio-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import type { DataOf } from '#web/lib/api-client.ts';
import { classNames } from '#web/lib/class-names.ts';
import { pathTo } from '#web/lib/paths.ts';
import type { ProjectFilter } from '../project-state.ts';
import { ProjectCard } from './project-card.tsx';

type ProjectListProps = {
  list: UseQueryResult<DataOf<typeof projectEndpoints.list>>;
  /** True if the list is sorted with the last edited project first. */
  startsWithLast: boolean;
  filter: ProjectFilter;
  search: string;
  onClearSearch: () => void;
  menuOf: (project: Project) => ReactNode;
};

export function ProjectList({ list, search, onClearSearch, ...props }: ProjectListProps) {
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
  const { projects } = list.data;
  if (projects.length === 0) {
    if (search) return <NothingFound words={search} onClear={onClearSearch} />;
    return <NoProjects filter={props.filter} />;
  }
  return (
    // The next page is still loading, so the previous one is shown.
    <ul
      aria-busy={list.isPlaceholderData}
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)] gap-4 transition-opacity',
        list.isPlaceholderData && 'opacity-60',
      )}
    >
      {projects.map((project, place) => (
        <li key={project.id}>
          <ProjectCard
            project={project}
            isLast={props.startsWithLast && place === 0}
            opensScript={props.filter === 'scripts'}
            menu={props.menuOf(project)}
          />
        </li>
      ))}
    </ul>
  );
}

function NoProjects({ filter }: { filter: ProjectFilter }) {
  const { t } = useTranslation();
  if (filter !== 'all') {
    const title = filter === 'scripts' ? 'projects.emptyScriptsTitle' : 'projects.emptyFilterTitle';
    return <EmptyState illustration="search" title={t(title)} />;
  }
  return (
    <EmptyState
      illustration="videos"
      title={t('projects.emptyTitle')}
      description={t('projects.emptyDescription')}
    >
      <Button asChild>
        <StudioLink href={pathTo.upload()}>{t('projects.create')}</StudioLink>
      </Button>
    </EmptyState>
  );
}
