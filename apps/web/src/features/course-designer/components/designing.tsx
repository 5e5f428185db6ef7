import { useTranslation } from 'react-i18next';
import { Card } from '#web/components/ui/card.tsx';
import { Spinner } from '#web/components/ui/spinner.tsx';

/** Shown until the server has answered. */
export function Designing() {
  const { t } = useTranslation();
  return (
    <Card role="status" className="mx-auto flex max-w-2xl items-start gap-4 p-6 sm:p-8">
      <Spinner label={t('common.loading')} className="mt-0.5 size-7" />
      <div className="grid gap-1">
        <h2 className="text-lg font-semibold">{t('courseDesigner.designing')}</h2>
        <p className="text-sm text-muted-foreground">{t('courseDesigner.designingHint')}</p>
      </div>
    </Card>
  );
}
