import { Coins } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** The vendors' costs, shown before anything is ordered. Empty if all is free. */
export function CostEstimate({ lines }: { lines: string[] }) {
  const { t } = useTranslation();
  if (lines.length === 0) return null;
  return (
    <div className="flex items-start gap-2.5 rounded-xl bg-warning-soft p-3 text-sm text-warning-soft-foreground">
      <Coins aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div role="status" className="grid gap-1">
        <p className="font-semibold">{t('generate.cost.title')}</p>
        {lines.map((line) => (
          <p key={line} className="text-pretty">
            {line}
          </p>
        ))}
      </div>
    </div>
  );
}
