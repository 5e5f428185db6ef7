import { useQueryClient } from '@tanstack/react-query';
import { configEndpoints, voiceEndpoints, voiceModelEndpoints } from '@tarima/contract';
import { useEffect, useRef } from 'react';
import { keyOf } from '#web/lib/api.ts';
import { askAgain } from '#web/lib/query-client.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { isUnderWay } from './model-state.ts';

const POLL_MS = 1_000;

/** The models, asked for each second while one is being fetched. */
export function useVoiceModels() {
  const queryClient = useQueryClient();
  const query = useEndpoint(
    voiceModelEndpoints.list,
    {},
    {
      refetchOnMount: 'always',
      refetchInterval: ({ state: { data } }) => (data?.models.some(isUnderWay) ? POLL_MS : false),
    },
  );
  const present = query.data?.models
    .filter(({ isPresent }) => isPresent)
    .map(({ id }) => id)
    .join();
  const known = useRef(present);
  useEffect(() => {
    if (known.current !== undefined && known.current !== present) {
      // The choices of voices and the notice at home depend on the models.
      void askAgain(queryClient, keyOf(voiceEndpoints.list));
      void askAgain(queryClient, keyOf(configEndpoints.get));
    }
    known.current = present;
  }, [present, queryClient]);
  return query;
}
