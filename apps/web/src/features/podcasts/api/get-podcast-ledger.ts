import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ledgerEndpoints, type Podcast } from '@tarima/contract';
import { endpointQuery, keyOf } from '#web/lib/api.ts';

/** What a podcast mentions of its sources, as its script was last saved. */
export function usePodcastLedger({ eventId, revision }: Podcast) {
  const input = { params: { id: eventId } };
  return useQuery({
    ...endpointQuery(ledgerEndpoints.ofPodcast, input),
    queryKey: [...keyOf(ledgerEndpoints.ofPodcast, input), revision],
    placeholderData: keepPreviousData,
    // It is as long as the sources, and nobody goes back to the one of an older script.
    gcTime: 0,
  });
}
