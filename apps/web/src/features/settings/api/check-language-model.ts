import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type StudioSettings, settingsEndpoints } from '@tarima/contract';
import { keyOf, useApi } from '#web/lib/api.ts';

/** Asks the language model one small question. */
export function useCheckLanguageModel() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.call(settingsEndpoints.checkLanguageModel, {}),
    onSuccess: ({ settings }) =>
      queryClient.setQueryData<StudioSettings>(
        keyOf(settingsEndpoints.get, {}),
        (known) => known && { ...known, languageModel: settings },
      ),
  });
}
