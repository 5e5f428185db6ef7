import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '#web/components/ui/toast.ts';

/** Makes the server refetch a list from its vendor. Every view shows the answer. */
export function useRefreshedList<List>({
  queryKey,
  ask,
  errorText,
}: {
  queryKey: QueryKey;
  ask: () => Promise<List>;
  errorText: string;
}) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ask,
    onSuccess: (list) => queryClient.setQueryData(queryKey, list),
    onError: () => toast.error(errorText),
  });
}
