import type { HandOver, Package, PackageRequest } from '@tarima/contract';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '#web/components/ui/card.tsx';
import { renewed } from '../package-choice.ts';
import { isBeingMade } from '../use-hand-over.ts';
import { FailedPackage } from './failed-package.tsx';
import { FinishedPackage } from './finished-package.tsx';
import { PackageProgress } from './package-progress.tsx';

type MadePackagesProps = {
  handOver: HandOver;
  packages: readonly Package[];
  onMake: (request: PackageRequest) => void;
};

/** The packages of a way, each with its file. One that begins comes into view. */
export function MadePackages({ handOver, packages, onMake }: MadePackagesProps) {
  const { t } = useTranslation();
  const card = useRef<HTMLDivElement>(null);
  const busy = packages.filter(isBeingMade).length;
  const before = useRef(busy);
  useEffect(() => {
    if (busy > before.current) card.current?.scrollIntoView({ block: 'nearest' });
    before.current = busy;
  }, [busy]);
  return (
    <Card
      ref={card}
      role="region"
      aria-label={t('handOver.packages.title')}
      className="grid scroll-mt-20 grid-cols-[minmax(0,1fr)] divide-y"
    >
      {packages.map((made) => (
        <div key={made.request.format} className="grid grid-cols-[minmax(0,1fr)] gap-5 p-4 sm:p-5">
          {isBeingMade(made) && <PackageProgress made={made} />}
          {made.status === 'failed' && (
            <FailedPackage made={made} onRetry={() => onMake(renewed(handOver, made.request))} />
          )}
          {made.downloadUrl !== null && (
            <FinishedPackage
              made={made}
              handOver={handOver}
              onRenew={() => onMake(renewed(handOver, made.request))}
            />
          )}
        </div>
      ))}
    </Card>
  );
}
