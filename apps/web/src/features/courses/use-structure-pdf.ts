import { courseEndpoints } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { useDownload } from '#web/lib/use-download.ts';

/** Downloads the structure of a course as a PDF that is named like the course. */
export function useStructurePdf(projectId: string) {
  const { t } = useTranslation();
  const download = useDownload({ failure: t('course.pdfError') });
  return {
    isPending: download.isPending,
    save: (title: string) =>
      download.mutate({
        name: `${title}.pdf`,
        file: (api) => api.file(courseEndpoints.structurePdf, { params: { projectId } }),
      }),
  };
}
