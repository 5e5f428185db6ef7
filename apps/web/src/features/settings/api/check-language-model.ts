import { useMutation, useQueryClient } from '@tanstack/react-query';
import { settingsEndpoints } from '@tarima/contract';
import { keyOf, useApi } from '#web/lib/api.ts';

/** Asks the language model one small question. */
export function useCheckLanguageModel() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.call(settingsEndpoints.checkLanguageModel, {}),
    onSuccess: ({ settings }) =>
      queryClient.setQueryData(keyOf(settingsEndpoints.get, {}), { languageModel: settings }),
  });
}
