import { Download, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { type Exported, useExportData } from '../api/export-data.ts';

type DataRowProps = {
  name: string;
  facts: string;
  exported: Exported;
  /** Absent if the data cannot be deleted. `stays` then has the reason. */
  onDelete?: (() => void) | undefined;
  stays?: string | undefined;
};

/** A company or a person, with the actions on their data. */
export function DataRow({ name, facts, exported, onDelete, stays }: DataRowProps) {
  const { t } = useTranslation();
  const exporting = useExportData(exported);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-4 sm:px-6">
      <div className="grid min-w-0 gap-0.5">
        <h3 className="font-medium wrap-anywhere">{name}</h3>
        <p className="text-sm wrap-anywhere text-muted-foreground">{facts}</p>
        {stays && <p className="text-sm text-pretty text-muted-foreground">{stays}</p>}
      </div>
      <div className="flex gap-2">
        <Button
          variant="secondary"
          size="small"
          disabled={exporting.isPending}
          onClick={() => exporting.mutate()}
          aria-label={t('personalData.exportOf', { name })}
        >
          <Download aria-hidden />
          {t('personalData.export')}
        </Button>
        {onDelete && (
          <Button
            variant="ghost"
            size="small"
            onClick={onDelete}
            aria-label={t('personalData.deleteOf', { name })}
          >
            <Trash2 aria-hidden />
            {t('common.delete')}
          </Button>
        )}
      </div>
    </li>
  );
}
