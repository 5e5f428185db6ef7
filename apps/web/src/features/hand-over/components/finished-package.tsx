import type { HandOver, Package } from '@tarima/contract';
import { formatBytes } from '@tarima/text';
import { Download, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Tooltip } from '#web/components/ui/tooltip.tsx';
import { formatDate } from '#web/lib/format.ts';
import { filmedContents } from '../package-choice.ts';
import { isBeingMade } from '../use-hand-over.ts';
import { useRemovePackage } from '../use-package-ending.ts';

const CHANGED = {
  label: 'handOver.packages.changed',
  hint: 'handOver.packages.changedHint',
} as const;
const EARLIER = {
  label: 'handOver.packages.earlier',
  hint: 'handOver.packages.earlierHint',
} as const;

type FinishedPackageProps = {
  made: Package;
  handOver: HandOver;
  onRenew: () => void;
};

/**
 * A finished file to download. It says if the project has changed since. While another is made, and
 * after that has failed, it is the earlier one.
 */
export function FinishedPackage({ made, handOver, onRenew }: FinishedPackageProps) {
  const { t, i18n } = useTranslation();
  const { isPending, end } = useRemovePackage(made, t('handOver.packages.removeError'));
  const name = t(`handOver.formats.${made.request.format}.name`);
  const count = made.request.contentIds?.length ?? filmedContents(handOver).length;
  const isEarlier = made.status !== 'completed';
  const { label, hint } = isEarlier ? EARLIER : CHANGED;
  const facts = [
    ...(made.bytes === null ? [] : [formatBytes(made.bytes, i18n.language)]),
    ...(made.isOutdated ? [] : [t('handOver.packages.contents', { count })]),
    // The start of an earlier one is not known any more.
    ...(isEarlier
      ? []
      : [t('handOver.packages.made', { date: formatDate(made.startedAt, i18n.language) })]),
  ];
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="grid min-w-0 flex-1 basis-56 gap-0.5">
          <h2 className="flex flex-wrap items-center gap-2 font-semibold">
            {name}
            <Badge tone={made.isOutdated ? 'warning' : 'success'}>
              {t(made.isOutdated ? label : 'handOver.packages.ready')}
            </Badge>
          </h2>
          <p className="truncate text-sm" title={made.fileName ?? undefined}>
            {made.fileName}
          </p>
          <p className="text-sm text-muted-foreground tabular-nums">{facts.join(' · ')}</p>
        </div>
        <div className="flex items-center gap-2 max-sm:w-full">
          {made.downloadUrl && (
            <Button
              variant={made.isOutdated ? 'secondary' : 'primary'}
              className="max-sm:flex-1"
              asChild
            >
              <a
                href={made.downloadUrl}
                download={made.fileName ?? ''}
                aria-label={t('handOver.packages.downloadNamed', { name })}
              >
                <Download aria-hidden />
                {t('handOver.packages.download')}
              </a>
            </Button>
          )}
          {!isBeingMade(made) && (
            <Tooltip content={t('common.delete')}>
              <Button
                variant="ghost"
                size="icon"
                aria-label={t('handOver.packages.remove', { name })}
                disabled={isPending}
                onClick={end}
              >
                <Trash2 aria-hidden />
              </Button>
            </Tooltip>
          )}
        </div>
      </div>
      {made.isOutdated && (
        <div className="flex flex-wrap items-center gap-3 rounded-xl bg-warning-soft p-3 text-sm text-warning-soft-foreground">
          <p className="min-w-0 flex-1 basis-56 text-pretty">{t(hint)}</p>
          {!isEarlier && (
            <Button variant="secondary" size="small" onClick={onRenew}>
              {t('handOver.makeAgain')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
