import { useQueryClient } from '@tanstack/react-query';
import { type CourseQueue, courseQueueEndpoints } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { toast } from '#web/components/ui/toast.ts';
import { refreshGoneVoices } from '#web/features/voices/refresh-gone-voices.ts';
import { keyOf } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/error-message.ts';
import { useChange } from '#web/lib/use-change.ts';

type QueueChange = Exclude<keyof typeof courseQueueEndpoints, 'get' | 'estimate'>;

/** A change of a course's queue. The server answers with the new queue. */
export function useQueueChange<Change extends QueueChange>(
  projectId: string,
  change: Change,
  onSuccess?: (queue: CourseQueue) => void,
) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const name: QueueChange = change;
  const queryKey = keyOf(courseQueueEndpoints.get, { params: { projectId } });
  return useChange(courseQueueEndpoints[change], {
    keeps: queryKey,
    onSuccess,
    failure: (error) => {
      toast.error(t(`courseQueue.errors.${name}`), messageOf(error, t));
      refreshGoneVoices(queryClient, error);
      // The queue on the screen may be outdated.
      void queryClient.invalidateQueries({ queryKey });
    },
  });
}
