import { hashKey, useMutation, useQueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { notices, toast } from '#web/components/ui/toast.ts';
import { keyOfQueries, type Queries, useApi } from './api.ts';
import type { AnsweringEndpoint, ApiClient, DataOf, InputOf } from './api-client.ts';
import { messageOf } from './error-message.ts';
import { askAgain, keepHeard } from './query-client.ts';

type ChangeOptions<Input, Answer> = {
  /** The title of the toast that gives the reason, or a function that replaces it. */
  failure?: string | ((error: unknown) => void);
  /** The query whose cached data the answer replaces. */
  keeps?: Queries | ((answer: Answer) => Queries);
  /** Refetched after a success, before the change counts as done. */
  refreshes?: readonly Queries[];
  /** Refetched after a failure: true for `refreshes`, because the server may have acted. */
  refreshesAfterFailure?: boolean | ((error: unknown) => readonly Queries[]);
  /** Sends calls with different input side by side, for the rows of a list. */
  manyAtOnce?: boolean;
  /** Called at once, even if the component is gone by then. */
  onSuccess?: (answer: Answer, input: Input) => void;
};

type Call<Input, Answer> = (api: ApiClient, input: Input) => Promise<Answer>;

/** One start of a change. The component may render with other options before it ends. */
type Started<Input, Answer> = {
  call: Call<Input, Answer>;
  input: Input;
  options: ChangeOptions<Input, Answer>;
};

function askedAfterFailure<Input, Answer>(
  error: unknown,
  { refreshes = [], refreshesAfterFailure }: ChangeOptions<Input, Answer>,
): readonly Queries[] {
  if (typeof refreshesAfterFailure === 'function') return refreshesAfterFailure(error);
  return refreshesAfterFailure ? refreshes : [];
}

/** Shows a failure. Returns the title of the notice, if there is one. */
function showFailure(
  error: unknown,
  failure: ChangeOptions<unknown, unknown>['failure'],
  t: TFunction,
): string | undefined {
  const before = notices.newest();
  if (typeof failure === 'string') toast.error(failure, messageOf(error, t));
  else failure?.(error);
  const shown = notices.newest();
  return shown === before ? undefined : shown?.title;
}

/** A call that changes something. It does not begin again while it is under way. */
export const useChange = <E extends AnsweringEndpoint>(
  endpoint: E,
  options?: ChangeOptions<InputOf<E>, DataOf<E>>,
) => useCall((api, input: InputOf<E>) => api.call(endpoint, input), options);

/** Like `useChange`, for a change that is not one call of one endpoint. */
export function useCall<Input, Answer>(
  call: Call<Input, Answer>,
  options: ChangeOptions<Input, Answer> = {},
) {
  const { t } = useTranslation();
  const api = useApi();
  const queryClient = useQueryClient();
  const underWay = useRef(new Map<string, Promise<Answer>>());
  /** The titles of the failures that were shown, by the place of their call. */
  const failures = useRef(new Map<string, string>());
  const placeOf = ({ input, options: { manyAtOnce } }: Started<Input, Answer>) =>
    manyAtOnce ? hashKey([input]) : '';
  const mutation = useMutation({
    mutationFn: (started: Started<Input, Answer>) => started.call(api, started.input),
    onSuccess: (answer, { input, options: { keeps, onSuccess } }) => {
      const kept = typeof keeps === 'function' ? keeps(answer) : keeps;
      if (kept) keepHeard(queryClient, keyOfQueries(kept), answer);
      onSuccess?.(answer, input);
    },
    onMutate: (started) => {
      // A call that is tried again has not failed. Another dialog may show its failure, known by title.
      const { failure } = started.options;
      const own = failures.current.get(placeOf(started));
      const title = own ?? (typeof failure === 'string' && !started.options.manyAtOnce && failure);
      if (title) toast.mended(title);
    },
    onError: (error, started) => {
      const title = showFailure(error, started.options.failure, t);
      if (title) failures.current.set(placeOf(started), title);
    },
    onSettled: async (_answer, error, started) => {
      const { refreshes = [] } = started.options;
      const asked = error ? askedAfterFailure(error, started.options) : refreshes;
      await Promise.all(asked.map((queries) => askAgain(queryClient, keyOfQueries(queries))));
      underWay.current.delete(placeOf(started));
    },
  });
  const begin = (input: Input, onShown?: (answer: Answer) => void): Promise<Answer> => {
    const started = { call, input, options };
    const answer = mutation.mutateAsync(started, { onSuccess: onShown });
    underWay.current.set(placeOf(started), answer);
    return answer;
  };
  const underWayWith = (input: Input) => underWay.current.get(placeOf({ call, input, options }));
  return {
    ...mutation,
    /** The input of the newest call. */
    variables: mutation.variables?.input,
    /** The answer of the call that is under way, or of a new one. */
    mutateAsync: (input: Input): Promise<Answer> => underWayWith(input) ?? begin(input),
    /** Calls `onShown` after a success and all refetches, unless the component is gone. */
    mutate: (input: Input, onShown?: (answer: Answer) => void): void => {
      // The failure is shown by then.
      if (!underWayWith(input)) begin(input, onShown).catch(() => undefined);
    },
  };
}
