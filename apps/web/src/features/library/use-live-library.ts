import { useQueryClient } from '@tanstack/react-query';
import { libraryEndpoints, type Project } from '@tarima/contract';
import { keyOf } from '#web/lib/api.ts';
import type { DataOf } from '#web/lib/api-client.ts';
import { askAgain } from '#web/lib/query-client.ts';
import { useServerEvent } from '#web/lib/realtime.ts';
import { useLiveList } from '#web/lib/use-live-list.ts';
import { LIBRARY_LISTS } from './library-lists.ts';

type LibraryData = DataOf<typeof libraryEndpoints.list>;
type Work = LibraryData['works'][number];

/** Puts project events into the lists. Refetches when a project is new or a list is loading. */
export function useLiveLibrary(): void {
  const queryClient = useQueryClient();
  const queryKey = keyOf(libraryEndpoints.list);
  useLiveList('projects', LIBRARY_LISTS);
  useLiveList('podcasts', LIBRARY_LISTS);
  useServerEvent('projectStatusUpdate', (project: Project) => {
    const isIt = (work: Work) => work.kind === 'project' && work.id === project.id;
    const pages = queryClient.getQueriesData<LibraryData>({ queryKey });
    const isKnown = pages.some(([, page]) => page?.works.some(isIt));
    queryClient.setQueriesData<LibraryData>(
      { queryKey },
      (page) =>
        page && {
          ...page,
          works: page.works.map((work) => (isIt(work) ? { kind: 'project', ...project } : work)),
        },
    );
    const isAsked = queryClient.isFetching({ queryKey }) > 0;
    if (!isKnown || isAsked) void askAgain(queryClient, queryKey);
  });
}
