import { useQuery, useQueryClient } from '@tanstack/react-query';
import { companyEndpoints, type People } from '@tarima/contract';
import { endpointQuery, keyOf } from '#web/lib/api.ts';

/** Who belongs to a company, and who is invited. */
export const usePeople = (companyId: string) =>
  useQuery(endpointQuery(companyEndpoints.people, { params: { companyId } }));

/** Keeps what a change has answered. */
export function useKeepPeople(companyId: string) {
  const queryClient = useQueryClient();
  const key = keyOf(companyEndpoints.people, { params: { companyId } });
  return {
    keep: (people: People) => queryClient.setQueryData(key, people),
    refresh: () => queryClient.invalidateQueries({ queryKey: key }),
  };
}
