import { useMutation, useQueryClient } from '@tanstack/react-query';
import { courseEndpoints } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { toast } from '#web/components/ui/toast.ts';
import { keepCourse } from '#web/features/courses/api/get-course.ts';
import { useApi } from '#web/lib/api.ts';
import type { InputOf } from '#web/lib/api-client.ts';
import { messageOf } from '#web/lib/error-message.ts';
import { useDefaultCompany } from '#web/lib/last-company.ts';

export type DesignRequest = InputOf<typeof courseEndpoints.generateByInterests>['body'];

/** Has a course designed; its answer may come before the structure is there. */
export function useDesignCourse() {
  const { t } = useTranslation();
  const api = useApi();
  const { remember } = useDefaultCompany();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: DesignRequest) => api.call(courseEndpoints.generateByInterests, { body }),
    onSuccess: (course, { companyId }) => {
      remember(companyId);
      keepCourse(queryClient, course);
    },
    onError: (error) => toast.error(t('courseDesigner.error'), messageOf(error, t)),
  });
}
