import { PROJECT_SORTS, type Project, projectEndpoints } from '@tarima/contract';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '#web/components/page.tsx';
import { Pagination } from '#web/components/pagination.tsx';
import { StudioLink } from '#web/components/studio-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { pathTo } from '#web/lib/paths.ts';
import { PAGE, useEndpoint } from '#web/lib/use-endpoint.ts';
import { useListView } from '#web/lib/use-list-view.ts';
import { DeleteProjectDialog } from './components/delete-project-dialog.tsx';
import { DeletedProjects } from './components/deleted-projects.tsx';
import { ProjectList } from './components/project-list.tsx';
import { ProjectMenu } from './components/project-menu.tsx';
import { ProjectToolbar } from './components/project-toolbar.tsx';
import { RenameProjectDialog } from './components/rename-project-dialog.tsx';
import { isMoving, PROJECT_FILTERS, type ProjectFilter } from './project-state.ts';
import { useDuplicate } from './use-duplicate.ts';
import { useLiveProjects } from './use-live-projects.ts';

const SETS = { type: PROJECT_FILTERS, sort: PROJECT_SORTS } as const;

const queryOf = (filter: ProjectFilter) => {
  if (filter === 'all') return {};
  return filter === 'scripts' ? { hasScript: 'true' } : { type: filter };
};

export function ProjectsScreen() {
  const { t } = useTranslation();
  const { view, change } = useListView(SETS);
  const [renamed, setRenamed] = useState<Project | null>(null);
  const [deleted, setDeleted] = useState<Project | null>(null);
  const duplicate = useDuplicate();
  const { type, ...wanted } = view;
  const list = useEndpoint(
    projectEndpoints.list,
    { query: { ...wanted, ...queryOf(type) } },
    // It is asked again while one of them goes on by itself.
    { ...PAGE, pollWhile: ({ projects }) => projects.some(isMoving) },
  );
  useLiveProjects();
  const search = view.search.trim();

  return (
    <Page
      title={t('projects.title')}
      subtitle={t('projects.subtitle')}
      actions={
        <Button asChild>
          <StudioLink href={pathTo.upload()}>
            <Plus aria-hidden />
            {t('projects.create')}
          </StudioLink>
        </Button>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <DeletedProjects />
        <ProjectToolbar view={view} onChange={change} />
        <ProjectList
          list={list}
          startsWithLast={view.sort === 'recent' && view.page === 1 && type === 'all' && !search}
          filter={type}
          search={search}
          onClearSearch={() => change({ search: '' })}
          menuOf={(project) => (
            <ProjectMenu
              project={project}
              onRename={() => setRenamed(project)}
              onDuplicate={() => duplicate(project)}
              onDelete={() => setDeleted(project)}
            />
          )}
        />
        <Pagination
          page={view.page}
          pages={list.data?.pages ?? 0}
          onPage={(page) => change({ page })}
        />
      </div>
      {renamed && <RenameProjectDialog project={renamed} onClose={() => setRenamed(null)} />}
      <DeleteProjectDialog project={deleted} onClose={() => setDeleted(null)} />
    </Page>
  );
}
