import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ledgerEndpoints, type Script } from '@tarima/contract';
import { endpointQuery, keyOf } from '#web/lib/api.ts';

/** What a script says of its documents, as it was last saved; of the save before until that is known. */
export function useLedger({ projectId, revision }: Script) {
  const input = { params: { projectId } };
  return useQuery({
    ...endpointQuery(ledgerEndpoints.get, input),
    queryKey: [...keyOf(ledgerEndpoints.get, input), revision],
    placeholderData: keepPreviousData,
    // It is as long as the documents, and nobody goes back to the one of an older text.
    gcTime: 0,
  });
}
