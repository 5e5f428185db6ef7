import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { useExportAudit } from '../api/export-audit.ts';
import type { TrailOf } from '../api/get-audit.ts';

/** Downloads the whole trail as a table. */
export function ExportButton({ of }: { of: TrailOf }) {
  const { t } = useTranslation();
  const exporting = useExportAudit(of);
  return (
    <Button variant="secondary" disabled={exporting.isPending} onClick={() => exporting.mutate()}>
      <Download aria-hidden />
      {t('audit.export')}
    </Button>
  );
}
