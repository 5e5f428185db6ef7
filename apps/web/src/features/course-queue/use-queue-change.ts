import { type CourseQueue, courseQueueEndpoints } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { outdatedVoices } from '#web/features/voices/outdated-voices.ts';
import { keyOf } from '#web/lib/api.ts';
import { useChange } from '#web/lib/use-change.ts';

type QueueChange = Exclude<keyof typeof courseQueueEndpoints, 'get' | 'estimate'>;

/** A change of a course's queue. The server answers with the new queue. */
export function useQueueChange<Change extends QueueChange>(
  projectId: string,
  change: Change,
  onSuccess?: (queue: CourseQueue) => void,
) {
  const { t } = useTranslation();
  const name: QueueChange = change;
  const queryKey = keyOf(courseQueueEndpoints.get, { params: { projectId } });
  return useChange(courseQueueEndpoints[change], {
    keeps: queryKey,
    onSuccess,
    failure: t(`courseQueue.errors.${name}`),
    // The queue on the screen may be outdated.
    refreshesAfterFailure: (error) => [queryKey, ...outdatedVoices(error)],
  });
}
