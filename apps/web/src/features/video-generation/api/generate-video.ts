import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type GenerateVideo, videoEndpoints } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { toast } from '#web/components/ui/toast.ts';
import { useApi } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/error-message.ts';
import { keepVideo } from './get-project-video.ts';

export function useGenerateVideo() {
  const { t } = useTranslation();
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: GenerateVideo) => api.call(videoEndpoints.generate, { body }),
    onSuccess: (video) => keepVideo(queryClient, video),
    onError: (error) => toast.error(t('generate.generateError'), messageOf(error, t)),
  });
}
