import { Download, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';

type DataRowProps = {
  name: string;
  facts: string;
  exportAddress: string;
  /** Absent where it stays, with the reason. */
  onDelete?: (() => void) | undefined;
  stays?: string | undefined;
};

/** A company or a person, with what can be done with their data. */
export function DataRow({ name, facts, exportAddress, onDelete, stays }: DataRowProps) {
  const { t } = useTranslation();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-4 sm:px-6">
      <div className="grid min-w-0 gap-0.5">
        <h3 className="font-medium wrap-anywhere">{name}</h3>
        <p className="text-sm wrap-anywhere text-muted-foreground">{facts}</p>
        {stays && <p className="text-sm text-pretty text-muted-foreground">{stays}</p>}
      </div>
      <div className="flex gap-2">
        <Button asChild variant="secondary" size="small">
          {/* the browser saves it while it is put together, however large it is */}
          <a href={exportAddress} download aria-label={t('personalData.exportOf', { name })}>
            <Download aria-hidden />
            {t('personalData.export')}
          </a>
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
