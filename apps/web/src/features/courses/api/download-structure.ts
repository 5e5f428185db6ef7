import { useMutation } from '@tanstack/react-query';
import { courseEndpoints } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { toast } from '#web/components/ui/toast.ts';
import { useApi } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/error-message.ts';
import { saveFile } from '#web/lib/save-file.ts';

/** Fetches the structure of a course as a PDF and hands it to the browser to keep. */
export function useDownloadStructure(projectId: string) {
  const { t } = useTranslation();
  const api = useApi();
  return useMutation({
    mutationFn: async (title: string) =>
      saveFile(
        await api.file(courseEndpoints.structurePdf, { params: { projectId } }),
        `${title}.pdf`,
      ),
    onError: (error) => toast.error(t('course.pdfError'), messageOf(error, t)),
  });
}
