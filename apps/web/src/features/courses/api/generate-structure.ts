import { useMutation, useQueryClient } from '@tanstack/react-query';
import { courseEndpoints } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { toast } from '#web/components/ui/toast.ts';
import { useApi } from '#web/lib/api.ts';
import type { InputOf } from '#web/lib/api-client.ts';
import { messageOf } from '#web/lib/error-message.ts';
import { forgetUnsaved } from '../structure/unsaved-structure.ts';
import { keepCourse } from './get-course.ts';

export type StructureRequest = InputOf<typeof courseEndpoints.generateStructure>['body'];

/** Has a structure planned; its answer may come before the structure is there. */
export function useGenerateStructure() {
  const { t } = useTranslation();
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: StructureRequest) => api.call(courseEndpoints.generateStructure, { body }),
    onSuccess: (course) => {
      forgetUnsaved(queryClient, course.projectId);
      keepCourse(queryClient, course);
    },
    onError: (error) => toast.error(t('course.generateError'), messageOf(error, t)),
  });
}
