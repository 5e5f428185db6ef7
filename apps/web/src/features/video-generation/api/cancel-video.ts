import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Video, videoEndpoints } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { toast } from '#web/components/ui/toast.ts';
import { useApi } from '#web/lib/api.ts';
import { isGone } from '#web/lib/api-error.ts';
import { messageOf } from '#web/lib/error-message.ts';
import { useVideoGone } from '../use-video-gone.ts';
import { keepVideo } from './get-project-video.ts';

/** Stops a video that is being made; its finished steps are kept for the next time. */
export function useCancelVideo(video: Video) {
  const { t } = useTranslation();
  const api = useApi();
  const queryClient = useQueryClient();
  const leave = useVideoGone();
  return useMutation({
    mutationFn: () => api.call(videoEndpoints.cancel, { params: { id: video.id } }),
    onSuccess: (cancelled) => {
      keepVideo(queryClient, cancelled);
      toast.success(t('generate.progress.cancelled'));
    },
    onError: (error) => {
      if (isGone(error)) leave(video);
      else toast.error(t('generate.progress.cancelError'), messageOf(error, t));
    },
  });
}
