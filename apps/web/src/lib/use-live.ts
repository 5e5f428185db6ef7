import { useQueryClient } from '@tanstack/react-query';
import type { ServerEvents } from '@tarima/contract';
import { keyOf } from './api.ts';
import type { AnsweringEndpoint, DataOf, InputOf } from './api-client.ts';
import { keepHeard } from './query-client.ts';
import { useServerEvent } from './realtime.ts';
import { type EndpointOptions, useEndpoint } from './use-endpoint.ts';

/**
 * An answer that each visit fetches and `event` updates. `answerIn` reads it from the event's data.
 * It returns undefined if the event is about something else.
 */
export function useLive<E extends AnsweringEndpoint, Name extends keyof ServerEvents>(
  endpoint: E,
  input: InputOf<E>,
  event: Name,
  answerIn: (told: Parameters<ServerEvents[Name]>[0]) => DataOf<E> | undefined,
  options?: EndpointOptions<E>,
) {
  const queryClient = useQueryClient();
  useServerEvent(event, (told) => {
    const answer = answerIn(told);
    if (answer !== undefined) keepHeard(queryClient, keyOf(endpoint, input), answer);
  });
  return useEndpoint(endpoint, input, { refetchOnMount: 'always', ...options });
}
