import { useMutation, useQueryClient } from '@tanstack/react-query';
import { videoEndpoints } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { toast } from '#web/components/ui/toast.ts';
import { useApi } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/error-message.ts';
import { keepVideo } from './get-project-video.ts';

/** Stops a video that is being made; its finished steps are kept for the next time. */
export function useCancelVideo(videoId: string) {
  const { t } = useTranslation();
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.call(videoEndpoints.cancel, { params: { id: videoId } }),
    onSuccess: (video) => {
      keepVideo(queryClient, video);
      toast.success(t('generate.progress.cancelled'));
    },
    onError: (error) => toast.error(t('generate.progress.cancelError'), messageOf(error, t)),
  });
}
