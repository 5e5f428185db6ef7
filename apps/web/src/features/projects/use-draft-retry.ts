import type { Project } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { toast } from '#web/components/ui/toast.ts';
import { messageOf } from '#web/lib/error-message.ts';
import { useRetryDraft } from './api/retry-draft.ts';

/** Retries a project's draft. A failed start is shown under `errorTitle`. */
export function useDraftRetry(project: Project, errorTitle: string) {
  const { t } = useTranslation();
  const retry = useRetryDraft();
  return {
    isPending: retry.isPending,
    retry: () =>
      retry.mutate(project.id, {
        onError: (error) => toast.error(errorTitle, messageOf(error, t)),
      }),
  };
}
