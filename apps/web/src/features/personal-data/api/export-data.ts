import { useMutation } from '@tanstack/react-query';
import { personalDataEndpoints } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { toast } from '#web/components/ui/toast.ts';
import { useApi } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/error-message.ts';
import { saveFile } from '#web/lib/save-file.ts';

export type Exported = { kind: 'company' | 'user'; id: string; name: string };

/** Fetches all that is known of a company or a person and hands it to the browser to keep. */
export function useExportData({ kind, id, name }: Exported) {
  const { t } = useTranslation();
  const api = useApi();
  const { exportCompany, exportUser } = personalDataEndpoints;
  return useMutation({
    mutationFn: async () => {
      const file =
        kind === 'company'
          ? await api.file(exportCompany, { params: { companyId: id } })
          : await api.file(exportUser, { params: { userId: id } });
      saveFile(file, `${name}.zip`);
    },
    onError: (error) => toast.error(t('personalData.exportError'), messageOf(error, t)),
  });
}
