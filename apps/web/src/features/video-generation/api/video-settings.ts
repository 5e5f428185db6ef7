import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type VideoSettings, videoSettingsEndpoints } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { toast } from '#web/components/ui/toast.ts';
import { endpointQuery, useApi } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/error-message.ts';

/** The settings of a project's video; each change is shown at once and saved in its turn. */
export function useVideoSettings(projectId: string) {
  const { t } = useTranslation();
  const api = useApi();
  const queryClient = useQueryClient();
  const query = endpointQuery(videoSettingsEndpoints.get, { params: { projectId } });
  const settings = useQuery(query);
  const save = useMutation({
    scope: { id: `video-settings ${projectId}` },
    mutationFn: (changed: VideoSettings) =>
      api.call(videoSettingsEndpoints.save, { body: { projectId, settings: changed } }),
    onMutate: (changed) => queryClient.setQueryData(query.queryKey, changed),
    onError: (error) => {
      toast.error(t('generate.saveError'), messageOf(error, t));
      // What is shown must be what is stored.
      void queryClient.invalidateQueries({ queryKey: query.queryKey });
    },
  });
  return { settings, change: save.mutate, isSaving: save.isPending };
}
