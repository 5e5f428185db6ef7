import { useQueryClient } from '@tanstack/react-query';
import { type Project, projectEndpoints } from '@tarima/contract';
import { keyOf } from '#web/lib/api.ts';
import type { DataOf } from '#web/lib/api-client.ts';
import { askAgain } from '#web/lib/query-client.ts';
import { useServerEvent } from '#web/lib/realtime.ts';
import { useLiveList } from '#web/lib/use-live-list.ts';

type ProjectPage = DataOf<typeof projectEndpoints.list>;

/** Puts project events into the lists. Refetches when a project is new or a list is loading. */
export function useLiveProjects(): void {
  const queryClient = useQueryClient();
  const queryKey = keyOf(projectEndpoints.list);
  useLiveList('projects', [keyOf(projectEndpoints.list), keyOf(projectEndpoints.listDeleted)]);
  useServerEvent('projectStatusUpdate', (project: Project) => {
    const pages = queryClient.getQueriesData<ProjectPage>({ queryKey });
    const isKnown = pages.some(([, page]) => page?.projects.some(({ id }) => id === project.id));
    queryClient.setQueriesData<ProjectPage>(
      { queryKey },
      (page) =>
        page && {
          ...page,
          projects: page.projects.map((other) => (other.id === project.id ? project : other)),
        },
    );
    const isAsked = queryClient.isFetching({ queryKey }) > 0;
    if (!isKnown || isAsked) void askAgain(queryClient, queryKey);
  });
}
