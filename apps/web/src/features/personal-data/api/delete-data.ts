import { useMutation, useQueryClient } from '@tanstack/react-query';
import { personalDataEndpoints } from '@tarima/contract';
import { useApi } from '#web/lib/api.ts';

/** Deletes a company, or a person. */
export function useDeleteData() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ kind, id }: { kind: 'company' | 'user'; id: string }) =>
      kind === 'company'
        ? api.call(personalDataEndpoints.deleteCompany, { params: { companyId: id } })
        : api.call(personalDataEndpoints.deleteUser, { params: { userId: id } }),
    // Projects, videos and podcasts of all lists may have gone with it.
    onSuccess: () => queryClient.invalidateQueries(),
  });
}
