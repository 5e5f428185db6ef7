import type { Package } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Progress } from '#web/components/ui/progress.tsx';
import { formatPercent } from '#web/lib/format.ts';
import { useCancelPackage } from '../use-package-ending.ts';

/** A package under way: its stage, how far it is, and the way to stop it. */
export function PackageProgress({ made }: { made: Package }) {
  const { t, i18n } = useTranslation();
  const { isPending, end } = useCancelPackage(made, t('handOver.packages.stopError'));
  const name = t(`handOver.formats.${made.request.format}.name`);
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-semibold">{name}</h2>
        <Button
          variant="secondary"
          size="small"
          aria-label={t('handOver.packages.stopNamed', { name })}
          disabled={isPending}
          onClick={end}
        >
          {t('common.cancel')}
        </Button>
      </div>
      <Progress value={made.progress} label={t('handOver.packages.progress', { name })} />
      <p className="flex justify-between gap-4 text-sm text-muted-foreground tabular-nums">
        <span>{t(`handOver.packages.${made.stage ?? 'waiting'}`)}</span>
        <span>{formatPercent(made.progress, i18n.language)}</span>
      </p>
      <p className="text-sm text-muted-foreground">{t('handOver.packages.goesOn')}</p>
    </div>
  );
}
