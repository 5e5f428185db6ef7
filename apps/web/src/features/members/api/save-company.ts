import { useQueryClient } from '@tanstack/react-query';
import { companyEndpoints } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { toast } from '#web/components/ui/toast.ts';
import { useApi } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/error-message.ts';
import { SESSION_KEY } from '#web/lib/session.ts';
import { useOneAtATime } from '#web/lib/use-one-at-a-time.ts';

/** Renames a company, or makes one where none is named. */
export function useSaveCompany() {
  const { t } = useTranslation();
  const api = useApi();
  const queryClient = useQueryClient();
  return useOneAtATime({
    mutationFn: ({ companyId, name }: { companyId: string | null; name: string }) =>
      companyId === null
        ? api.call(companyEndpoints.create, { body: { name } })
        : api.call(companyEndpoints.rename, { params: { companyId }, body: { name } }),
    onSuccess: async () => {
      toast.success(t('members.companies.saved'));
      // The session says which companies there are.
      await queryClient.invalidateQueries({ queryKey: SESSION_KEY });
    },
    onError: (error) => toast.error(t('members.changeError'), messageOf(error, t)),
  });
}
