import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type VideoSettings, videoSettingsEndpoints } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { toast } from '#web/components/ui/toast.ts';
import { keyOf, useApi } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/error-message.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';

/** The settings of a project's video. Each change is shown at once and saved in order. */
export function useVideoSettings(projectId: string) {
  const { t } = useTranslation();
  const api = useApi();
  const queryClient = useQueryClient();
  const input = { params: { projectId } };
  const queryKey = keyOf(videoSettingsEndpoints.get, input);
  const settings = useEndpoint(videoSettingsEndpoints.get, input);
  const save = useMutation({
    scope: { id: `video-settings ${projectId}` },
    mutationFn: (changed: VideoSettings) =>
      api.call(videoSettingsEndpoints.save, { body: { projectId, settings: changed } }),
    onMutate: (changed) => queryClient.setQueryData(queryKey, changed),
    onError: (error) => {
      toast.error(t('generate.saveError'), messageOf(error, t));
      // The screen must show the stored settings again.
      void queryClient.invalidateQueries({ queryKey });
    },
  });
  return { settings, change: save.mutate, isSaving: save.isPending };
}
