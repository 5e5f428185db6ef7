import { useQueryClient } from '@tanstack/react-query';
import { courseQueueEndpoints } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { toast } from '#web/components/ui/toast.ts';
import { useApi } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/error-message.ts';
import { useOneAtATime } from '#web/lib/use-one-at-a-time.ts';
import { keepQueue } from './get-queue.ts';

/** Pauses or resumes the queue of a course, or schedules all its failed videos again. */
export function useChangeQueue(projectId: string, change: 'pause' | 'resume' | 'retryFailed') {
  const { t } = useTranslation();
  const api = useApi();
  const queryClient = useQueryClient();
  return useOneAtATime({
    mutationFn: () => api.call(courseQueueEndpoints[change], { params: { projectId } }),
    onSuccess: (queue) => keepQueue(queryClient, queue),
    onError: (error) => toast.error(t(`courseQueue.errors.${change}`), messageOf(error, t)),
  });
}
