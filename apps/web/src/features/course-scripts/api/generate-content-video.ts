import { useQueryClient } from '@tanstack/react-query';
import { type GenerateVideo, videoEndpoints } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { toast } from '#web/components/ui/toast.ts';
import { keepCourseVideo } from '#web/features/courses/api/get-course-videos.ts';
import { useApi } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/error-message.ts';
import { useOneAtATime } from '#web/lib/use-one-at-a-time.ts';

/** Starts the video of one content of a course. */
export function useGenerateContentVideo() {
  const { t } = useTranslation();
  const api = useApi();
  const queryClient = useQueryClient();
  return useOneAtATime({
    mutationFn: (body: GenerateVideo) => api.call(videoEndpoints.generate, { body }),
    onSuccess: (video) => keepCourseVideo(queryClient, video),
    onError: (error) => toast.error(t('generate.generateError'), messageOf(error, t)),
  });
}
