import { useMutation, useQueryClient } from '@tanstack/react-query';
import { auditEndpoints } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { toast } from '#web/components/ui/toast.ts';
import { keyOf, useApi } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/error-message.ts';
import { saveFile } from '#web/lib/save-file.ts';
import type { TrailOf } from './get-audit.ts';

/** Fetches a whole trail as a table and hands it to the browser to keep. */
export function useExportAudit(of: TrailOf) {
  const { t } = useTranslation();
  const api = useApi();
  const queryClient = useQueryClient();
  const { list, listOfCompany, export: exportAll, exportOfCompany } = auditEndpoints;
  const trailKey = of ? keyOf(listOfCompany, { params: { companyId: of.pk } }) : keyOf(list);
  return useMutation({
    mutationFn: async () => {
      const file = of
        ? await api.file(exportOfCompany, { params: { companyId: of.pk } })
        : await api.file(exportAll, {});
      saveFile(file, `${[t('audit.title'), of?.name].filter(Boolean).join(' - ')}.csv`);
    },
    onError: (error) => toast.error(t('audit.exportError'), messageOf(error, t)),
    // The export is a line of the trail itself, also where it broke off.
    onSettled: () => queryClient.invalidateQueries({ queryKey: trailKey }),
  });
}
