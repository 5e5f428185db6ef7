import {
  type LibraryWork,
  type ListedPodcast,
  libraryEndpoints,
  PROJECT_SORTS,
  type Project,
  WORK_STATES,
} from '@tarima/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Pagination } from '#web/components/pagination.tsx';
import { DeletePodcastDialog } from '#web/features/podcasts/components/delete-podcast-dialog.tsx';
import { PodcastCard } from '#web/features/podcasts/components/podcast-card.tsx';
import { DeleteProjectDialog } from '#web/features/projects/components/delete-project-dialog.tsx';
import { DeletedProjects } from '#web/features/projects/components/deleted-projects.tsx';
import { ProjectCard } from '#web/features/projects/components/project-card.tsx';
import { ProjectMenu } from '#web/features/projects/components/project-menu.tsx';
import { RenameProjectDialog } from '#web/features/projects/components/rename-project-dialog.tsx';
import { useDuplicate } from '#web/features/projects/use-duplicate.ts';
import { PAGE, useEndpoint } from '#web/lib/use-endpoint.ts';
import { useListView } from '#web/lib/use-list-view.ts';
import type { LibrarySection } from '../library-sections.ts';
import { useLiveLibrary } from '../use-live-library.ts';
import { LibraryGrid } from './library-grid.tsx';
import { LibraryToolbar } from './library-toolbar.tsx';
import { NoWork } from './no-work.tsx';

const SETS = {
  state: ['all', ...WORK_STATES],
  sort: ['unfinished', ...PROJECT_SORTS],
} as const;

const QUERIES = {
  projects: {},
  scripts: { hasScript: 'true' },
  courses: { type: 'course' },
  podcasts: { type: 'podcast' },
} as const;

type WorkLibraryProps = { section: Exclude<LibrarySection, 'videos'> };

/** Projects and podcasts, with all that can be done with them. */
export function WorkLibrary({ section }: WorkLibraryProps) {
  const { t } = useTranslation();
  const { view, change } = useListView(SETS);
  const [renamed, setRenamed] = useState<Project | null>(null);
  const [deleted, setDeleted] = useState<Project | null>(null);
  const [deletedPodcast, setDeletedPodcast] = useState<ListedPodcast | null>(null);
  const duplicate = useDuplicate();
  const { state, ...wanted } = view;
  const list = useEndpoint(
    libraryEndpoints.list,
    { query: { ...wanted, ...QUERIES[section], ...(state !== 'all' && { state }) } },
    // It is asked again while one of them goes on by itself.
    { ...PAGE, pollWhile: ({ works }) => works.some((work) => work.state === 'working') },
  );
  useLiveLibrary();
  const startsWithNext = view.sort === 'unfinished' && view.page === 1 && !view.search.trim();
  const hintFor = (work: LibraryWork, place: number) =>
    startsWithNext && place === 0 && work.state === 'unfinished'
      ? t('library.continue')
      : undefined;

  return (
    <>
      {section !== 'podcasts' && <DeletedProjects />}
      <LibraryToolbar
        states={{
          value: state,
          options: SETS.state.map((value) => ({ value, label: t(`library.states.${value}`) })),
          onChoose: (chosen) => change({ state: chosen }),
        }}
        search={{
          value: view.search,
          label: t(section === 'podcasts' ? 'library.searchPodcasts' : 'library.search'),
          onSearch: (search) => change({ search }),
        }}
        sorts={{
          value: view.sort,
          options: SETS.sort.map((value) => ({ value, label: t(`library.sorts.${value}`) })),
          onChoose: (sort) => change({ sort }),
        }}
      />
      <LibraryGrid
        list={list}
        worksOf={({ works }) => works}
        idOf={(work) => (work.kind === 'project' ? work.id : work.eventId)}
        loadError={t('library.loadError')}
        empty={
          <NoWork
            section={section}
            search={view.search.trim()}
            isFiltered={state !== 'all'}
            onClearSearch={() => change({ search: '' })}
            onShowAll={() => change({ state: 'all' })}
          />
        }
      >
        {(work, place) =>
          work.kind === 'podcast' ? (
            <PodcastCard
              podcast={work}
              hint={hintFor(work, place)}
              onDelete={() => setDeletedPodcast(work)}
            />
          ) : (
            <ProjectCard
              project={work}
              hint={hintFor(work, place)}
              opensScript={section === 'scripts'}
              menu={
                <ProjectMenu
                  project={work}
                  onRename={() => setRenamed(work)}
                  onDuplicate={() => duplicate(work)}
                  onDelete={() => setDeleted(work)}
                />
              }
            />
          )
        }
      </LibraryGrid>
      <Pagination
        page={view.page}
        pages={list.data?.pages ?? 0}
        onPage={(page) => change({ page })}
      />
      {renamed && <RenameProjectDialog project={renamed} onClose={() => setRenamed(null)} />}
      <DeleteProjectDialog project={deleted} onClose={() => setDeleted(null)} />
      <DeletePodcastDialog podcast={deletedPodcast} onClose={() => setDeletedPodcast(null)} />
    </>
  );
}
