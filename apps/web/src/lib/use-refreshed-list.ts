import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '#web/components/ui/toast.ts';

/** Asks for a list in a way that lets the server ask anew too, and shows the answer wherever the list is shown. */
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
