import { projectEndpoints } from '@tarima/contract';
import { useLive } from '#web/lib/use-live.ts';
import { isDrafting } from './project-state.ts';

/** A project as it changes: told over the socket, and asked for while its draft is under way. */
export const useProject = (projectId: string) =>
  useLive(
    projectEndpoints.get,
    { params: { projectId } },
    'projectStatusUpdate',
    (project) => (project.id === projectId ? project : undefined),
    { pollWhile: isDrafting },
  );
