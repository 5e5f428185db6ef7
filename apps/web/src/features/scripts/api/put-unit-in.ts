import { useMutation } from '@tanstack/react-query';
import { ledgerEndpoints } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { toast } from '#web/components/ui/toast.ts';
import { useApi } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/error-message.ts';

/** Has a unit put into a text at its place; nothing is stored of the text. */
export function usePutUnitIn(projectId: string) {
  const { t } = useTranslation();
  const api = useApi();
  return useMutation({
    mutationFn: (body: { unitId: string; content: string }) =>
      api.call(ledgerEndpoints.putIn, { params: { projectId }, body }),
    onError: (error) => toast.error(t('ledger.putInError'), messageOf(error, t)),
  });
}
