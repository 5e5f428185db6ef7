import { hashKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#web/components/ui/toast.ts';
import { keyOfQueries, type Queries, useApi } from './api.ts';
import type { AnsweringEndpoint, ApiClient, DataOf, InputOf } from './api-client.ts';
import { isAway } from './api-error.ts';
import { messageOf } from './error-message.ts';
import { askAgain, keepHeard } from './query-client.ts';

type ChangeOptions<Input, Answer> = {
  /** The title of the toast that gives the reason, or a function that replaces it. */
  failure?: string | ((error: unknown) => void);
  /** The query whose cached data the answer replaces. */
  keeps?: Queries | ((answer: Answer) => Queries);
  /** Refetched once the server has answered. After a refusal too, the screen may be outdated. */
  refreshes?: readonly Queries[];
  /** Called even if the component is gone by then. */
  onSuccess?: (answer: Answer, input: Input) => void;
};

/** A call that changes something. The same call does not begin again while it is under way. */
export const useChange = <E extends AnsweringEndpoint>(
  endpoint: E,
  options?: ChangeOptions<InputOf<E>, DataOf<E>>,
) => useCall((api, input: InputOf<E>) => api.call(endpoint, input), options);

/** Like `useChange`, for a change that is not one call of one endpoint. */
export function useCall<Input, Answer>(
  call: (api: ApiClient, input: Input) => Promise<Answer>,
  { failure, keeps, refreshes = [], onSuccess }: ChangeOptions<Input, Answer> = {},
) {
  const { t } = useTranslation();
  const api = useApi();
  const queryClient = useQueryClient();
  const underWay = useRef(new Set<string>());
  const mutation = useMutation({
    mutationFn: (input: Input) => call(api, input),
    onSuccess: (answer, input) => {
      const kept = typeof keeps === 'function' ? keeps(answer) : keeps;
      if (kept) keepHeard(queryClient, keyOfQueries(kept), answer);
      onSuccess?.(answer, input);
    },
    onError: (error) => {
      if (typeof failure === 'string') toast.error(failure, messageOf(error, t));
      else failure?.(error);
    },
    onSettled: async (_answer, error, input) => {
      const asked = isAway(error) ? [] : refreshes;
      await Promise.all(asked.map((queries) => askAgain(queryClient, keyOfQueries(queries))));
      underWay.current.delete(hashKey([input]));
    },
  });
  return {
    ...mutation,
    /** Calls `onShown` after a success and all refetches, unless the component is gone. */
    mutate: (input: Input, onShown?: (answer: Answer) => void): void => {
      const wish = hashKey([input]);
      if (underWay.current.has(wish)) return;
      underWay.current.add(wish);
      mutation.mutate(input, { onSuccess: onShown });
    },
  };
}
