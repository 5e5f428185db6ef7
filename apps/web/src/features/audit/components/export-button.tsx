import { auditEndpoints } from '@tarima/contract';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { keyOf } from '#web/lib/api.ts';
import { useDownload } from '#web/lib/use-download.ts';
import type { TrailOf } from '../trail-of.ts';

/** Downloads the whole trail as a table. */
export function ExportButton({ of }: { of: TrailOf }) {
  const { t } = useTranslation();
  const { list, listOfCompany, export: exportAll, exportOfCompany } = auditEndpoints;
  const input = of ? { params: { companyId: of.pk } } : {};
  const exporting = useDownload({
    failure: t('audit.exportError'),
    // The export is a line of the trail itself, also where it broke off.
    refreshes: [keyOf(of ? listOfCompany : list, input)],
    refreshesAfterFailure: true,
  });
  const handleExport = () =>
    exporting.mutate({
      name: `${[t('audit.title'), of?.name].filter(Boolean).join(' - ')}.csv`,
      file: (api) => api.file(of ? exportOfCompany : exportAll, input),
    });
  return (
    <Button
      variant="secondary"
      className="sm:ml-auto"
      disabled={exporting.isPending}
      onClick={handleExport}
    >
      <Download aria-hidden />
      {t('audit.export')}
    </Button>
  );
}
