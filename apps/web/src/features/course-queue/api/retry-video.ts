import { useQueryClient } from '@tanstack/react-query';
import { courseQueueEndpoints } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { toast } from '#web/components/ui/toast.ts';
import { useApi } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/error-message.ts';
import { useOneAtATime } from '#web/lib/use-one-at-a-time.ts';
import { keepQueue, refreshQueue } from './get-queue.ts';

/** Schedules one failed video of a queue again. */
export function useRetryVideo(projectId: string) {
  const { t } = useTranslation();
  const api = useApi();
  const queryClient = useQueryClient();
  return useOneAtATime({
    mutationFn: (scriptId: string) =>
      api.call(courseQueueEndpoints.retry, { params: { projectId, scriptId } }),
    onSuccess: (queue) => keepQueue(queryClient, queue),
    onError: (error) => {
      toast.error(t('courseQueue.errors.retry'), messageOf(error, t));
      refreshQueue(queryClient, projectId);
    },
  });
}
