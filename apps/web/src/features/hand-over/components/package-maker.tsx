import {
  type HandOver,
  type PackageFormat,
  type PackageRequest,
  type ProjectType,
  packageEndpoints,
} from '@tarima/contract';
import { formatBytes } from '@tarima/text';
import { LoaderCircle, PackagePlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { useChange } from '#web/lib/use-change.ts';
import { bytesOf, chosenContents, type PackageChoice, requestOf } from '../package-choice.ts';
import { handOverQuery, isBeingMade } from '../use-hand-over.ts';
import { CompletionChoice } from './completion-choice.tsx';
import { ContentChoice } from './content-choice.tsx';
import { ExtrasChoice } from './extras-choice.tsx';
import { MadePackages } from './made-packages.tsx';

/** Learning platforms often refuse larger files. */
const LARGE_BYTES = 500 * 1024 ** 2;

export type PackageMakerProps = {
  handOver: HandOver;
  type: ProjectType;
  choice: PackageChoice;
  onChange: (choice: PackageChoice) => void;
  /** The format of the next package. */
  format: PackageFormat;
  /** Packages of these formats are shown. */
  formats: readonly PackageFormat[];
  /** The choice of a format. */
  children?: ReactNode;
};

/** The packages that there are, and the form for the next. All is chosen from the start. */
export function PackageMaker({
  handOver,
  type,
  choice,
  onChange,
  format,
  formats,
  children,
}: PackageMakerProps) {
  const { t, i18n } = useTranslation();
  const { projectId } = handOver;
  const make = useChange(packageEndpoints.make, {
    failure: t('handOver.makeError'),
    refreshes: [handOverQuery(projectId)],
    refreshesAfterFailure: true,
  });
  const handleMake = (request: PackageRequest) =>
    make.mutate({ params: { projectId }, body: request });
  const packages = handOver.packages.filter(({ request }) => formats.includes(request.format));
  const present = packages.find(({ request }) => request.format === format);
  const isBusy = present !== undefined && isBeingMade(present);
  const bytes = bytesOf(handOver, choice, format);
  const isEmpty = chosenContents(handOver, choice).length === 0;
  const isForPlatform = format !== 'folder';

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {packages.length > 0 && (
        <MadePackages handOver={handOver} packages={packages} onMake={handleMake} />
      )}
      <Card className="grid grid-cols-[minmax(0,1fr)] gap-5 p-4 sm:p-6">
        {children}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {type === 'course' && (
            <ContentChoice handOver={handOver} choice={choice} onChange={onChange} />
          )}
          <ExtrasChoice handOver={handOver} type={type} choice={choice} onChange={onChange} />
          {(isForPlatform || choice.hasCertificate) && (
            <CompletionChoice handOver={handOver} choice={choice} onChange={onChange} />
          )}
        </div>
        <div className="grid gap-3">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <p className="text-sm text-muted-foreground tabular-nums">
              <span className="sr-only">{t('handOver.sizeHint')}: </span>
              <span className="text-lg font-semibold text-foreground">
                {t('handOver.size', { size: formatBytes(bytes, i18n.language) })}
              </span>
              {present?.downloadUrl && !isBusy && (
                <span className="block">{t('handOver.replaces')}</span>
              )}
            </p>
            <Button
              size="large"
              variant={present && !present.isOutdated ? 'secondary' : 'primary'}
              className="max-sm:w-full"
              disabled={isEmpty || isBusy || make.isPending}
              onClick={() => handleMake(requestOf(handOver, choice, format))}
            >
              {make.isPending || isBusy ? (
                <LoaderCircle aria-hidden className="animate-spin" />
              ) : (
                <PackagePlus aria-hidden />
              )}
              {t(isForPlatform ? 'handOver.make.package' : 'handOver.make.folder')}
            </Button>
          </div>
          {isForPlatform && bytes > LARGE_BYTES && (
            <p className="text-sm text-pretty text-muted-foreground">{t('handOver.large')}</p>
          )}
        </div>
      </Card>
    </div>
  );
}
