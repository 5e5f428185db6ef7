import { type Redraft, redraftEndpoints } from '@tarima/contract';
import { useServerEvent } from '#web/lib/realtime.ts';
import { useLive } from '#web/lib/use-live.ts';

export const isRedrafting = (redraft: Redraft | null | undefined): boolean =>
  redraft?.draft.status === 'waiting' || redraft?.draft.status === 'processing';

/**
 * The draft beside a script as it changes: told over the socket, and asked for while it is made. `onEnded` is
 * told of one that ends while somebody looks on.
 */
export function useRedraft(projectId: string, onEnded: (redraft: Redraft) => void) {
  useServerEvent('redraftUpdate', ({ projectId: changed, redraft }) => {
    if (changed === projectId && redraft && !isRedrafting(redraft)) onEnded(redraft);
  });
  return useLive(
    redraftEndpoints.get,
    { params: { projectId } },
    'redraftUpdate',
    ({ projectId: changed, redraft }) => (changed === projectId ? redraft : undefined),
    { pollWhile: isRedrafting },
  );
}
