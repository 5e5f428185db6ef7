import { useQueryClient } from '@tanstack/react-query';
import { type Project, projectEndpoints } from '@tarima/contract';
import { keyOf } from '#web/lib/api.ts';
import { useServerEvent } from '#web/lib/realtime.ts';

/** Puts what the server tells of a project into the list. */
export function useLiveProjects(): void {
  const queryClient = useQueryClient();
  useServerEvent('projectStatusUpdate', (project: Project) => {
    queryClient.setQueriesData<Project[]>({ queryKey: keyOf(projectEndpoints.list) }, (projects) =>
      projects?.map((other) => (other.id === project.id ? project : other)),
    );
  });
}
