import { useQueryClient } from '@tanstack/react-query';
import { type Course, courseQueueEndpoints, type QueueConfig } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { toast } from '#web/components/ui/toast.ts';
import { structureOf } from '#web/features/courses/structure/structure-edits.ts';
import { useApi } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/error-message.ts';
import { useOneAtATime } from '#web/lib/use-one-at-a-time.ts';
import { keepQueue } from './get-queue.ts';

/** Starts the queue that makes the videos of a course one after another. */
export function useGenerateAllVideos(course: Course) {
  const { t } = useTranslation();
  const api = useApi();
  const queryClient = useQueryClient();
  return useOneAtATime({
    mutationFn: (config: QueueConfig) =>
      api.call(courseQueueEndpoints.generateAll, {
        params: { projectId: course.projectId },
        body: { courseStructure: structureOf(course), config, priorityOrder: 'sequential' },
      }),
    onSuccess: (queue) => {
      keepQueue(queryClient, queue);
      toast.success(t('courseQueue.started', { count: queue.stats.totalVideos }));
    },
    onError: (error) => toast.error(t('courseQueue.errors.generateAll'), messageOf(error, t)),
  });
}
