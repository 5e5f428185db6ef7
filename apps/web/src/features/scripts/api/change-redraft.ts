import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type RedraftRequest, redraftEndpoints } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { toast } from '#web/components/ui/toast.ts';
import { useApi } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/error-message.ts';
import { keepRedraft } from './get-redraft.ts';

/** Has a script drafted anew beside itself. */
export function useStartRedraft(projectId: string) {
  const { t } = useTranslation();
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: RedraftRequest) =>
      api.call(redraftEndpoints.start, { params: { projectId }, body }),
    onSuccess: (redraft) => keepRedraft(queryClient, projectId, redraft),
    onError: (error) => toast.error(t('redraft.error'), messageOf(error, t)),
  });
}

/** Lets go of the draft beside a script, whether it is finished or not. */
export function useDiscardRedraft(projectId: string) {
  const { t } = useTranslation();
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.call(redraftEndpoints.discard, { params: { projectId } }),
    onSuccess: () => keepRedraft(queryClient, projectId, null),
    onError: (error) => toast.error(t('redraft.error'), messageOf(error, t)),
  });
}

/** Makes the draft beside a script its original, and what was chosen its text. */
export function useTakeRedraft(projectId: string) {
  const { t } = useTranslation();
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { redraftId: string; content: string; revision: number }) =>
      api.call(redraftEndpoints.take, { params: { projectId }, body }),
    onSuccess: () => keepRedraft(queryClient, projectId, null),
    onError: (error) => toast.error(t('redraft.takeError'), messageOf(error, t)),
  });
}
