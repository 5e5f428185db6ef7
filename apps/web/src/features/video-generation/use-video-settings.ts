import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type VideoSettings, videoSettingsEndpoints } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { toast } from '#web/components/ui/toast.ts';
import { keyOf, useApi } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/error-message.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';

/** The stored settings of a video, and the way to store others. */
export type StoredVideoSettings = {
  saved: VideoSettings;
  /** The person's last settings elsewhere. Null once the project has its own. */
  lastUsed: VideoSettings | null;
  /** Shows settings at once and stores them. Fails after it has told the person. */
  save: (settings: VideoSettings) => Promise<VideoSettings>;
  isSaving: boolean;
};

/** The settings of a project's video. Each change is shown at once and saved in order. */
export function useVideoSettings(projectId: string) {
  const { t } = useTranslation();
  const api = useApi();
  const queryClient = useQueryClient();
  const input = { params: { projectId } };
  const settingsKey = keyOf(videoSettingsEndpoints.get, input);
  const lastUsedKey = keyOf(videoSettingsEndpoints.lastUsed, input);
  const settings = useEndpoint(videoSettingsEndpoints.get, input);
  // Without an answer, the recommended choices are as good.
  const lastUsed = useEndpoint(videoSettingsEndpoints.lastUsed, input);
  const { mutateAsync, isPending } = useMutation({
    scope: { id: `video-settings ${projectId}` },
    mutationFn: (changed: VideoSettings) =>
      api.call(videoSettingsEndpoints.save, { body: { projectId, settings: changed } }),
    onMutate: (changed) => {
      queryClient.setQueryData(settingsKey, changed);
      queryClient.setQueryData(lastUsedKey, null);
    },
    onSuccess: () => toast.mended(t('generate.saveError')),
    onError: (error) => {
      toast.error(t('generate.saveError'), messageOf(error, t));
      // The screen must show the stored settings again.
      void queryClient.invalidateQueries({ queryKey: settingsKey });
      void queryClient.invalidateQueries({ queryKey: lastUsedKey });
    },
  });
  const stored: StoredVideoSettings | undefined =
    settings.data && !lastUsed.isPending
      ? {
          saved: settings.data,
          lastUsed: lastUsed.data ?? null,
          save: mutateAsync,
          isSaving: isPending,
        }
      : undefined;
  return { settings, stored };
}
