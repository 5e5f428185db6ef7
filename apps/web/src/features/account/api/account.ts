import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Account, accountEndpoints } from '@tarima/contract';
import { endpointQuery, keyOf, useApi } from '#web/lib/api.ts';
import type { InputOf } from '#web/lib/api-client.ts';
import { SESSION_KEY } from '#web/lib/session.ts';
import { useOneAtATime } from '#web/lib/use-one-at-a-time.ts';

/** How I am called and how I sign in. */
export const useAccount = () => useQuery(endpointQuery(accountEndpoints.get, {}));

function useKeepAccount() {
  const queryClient = useQueryClient();
  return (account: Account) => {
    queryClient.setQueryData(keyOf(accountEndpoints.get, {}), account);
    // The header shows the name.
    void queryClient.invalidateQueries({ queryKey: SESSION_KEY });
  };
}

type Handlers = { onSaved: () => void; onError: (error: unknown) => void };

export function useRename({ onSaved, onError }: Handlers) {
  const api = useApi();
  const keep = useKeepAccount();
  return useOneAtATime({
    mutationFn: (body: InputOf<typeof accountEndpoints.rename>['body']) =>
      api.call(accountEndpoints.rename, { body }),
    onSuccess: (account) => {
      keep(account);
      onSaved();
    },
    onError,
  });
}

export function useChangeCredentials({ onSaved, onError }: Handlers) {
  const api = useApi();
  const keep = useKeepAccount();
  return useOneAtATime({
    mutationFn: (body: InputOf<typeof accountEndpoints.changeCredentials>['body']) =>
      api.call(accountEndpoints.changeCredentials, { body }),
    onSuccess: (account) => {
      keep(account);
      onSaved();
    },
    onError,
  });
}
