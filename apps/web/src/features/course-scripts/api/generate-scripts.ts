import { useQueryClient } from '@tanstack/react-query';
import { type Course, courseEndpoints } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { toast } from '#web/components/ui/toast.ts';
import { keepCourse } from '#web/features/courses/api/get-course.ts';
import { useApi } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/error-message.ts';
import { useOneAtATime } from '#web/lib/use-one-at-a-time.ts';

/** Has the scripts written that are missing, in the course's own language. */
export function useGenerateScripts() {
  const { t } = useTranslation();
  const api = useApi();
  const queryClient = useQueryClient();
  return useOneAtATime({
    mutationFn: ({ projectId, language }: Pick<Course, 'projectId' | 'language'>) =>
      api.call(courseEndpoints.generateScripts, { body: { projectId, language } }),
    onSuccess: (course) => keepCourse(queryClient, course),
    onError: (error) => toast.error(t('courseScripts.writing.error'), messageOf(error, t)),
  });
}
