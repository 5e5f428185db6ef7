import type { QueuedWork } from '@tarima/contract';
import { RotateCw, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StudioLink } from '#web/components/studio-link.tsx';
import { Badge, type BadgeTone } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { useReaches } from '#web/lib/reaches.ts';
import { pathToWork } from '../path-to-work.ts';
import { useWorkFacts } from '../use-work-facts.ts';
import { WorkProgress } from './work-progress.tsx';

const TONES: Record<QueuedWork['state'], BadgeTone> = {
  running: 'accent',
  failed: 'destructive',
  waiting: 'neutral',
};

type WorkRowProps = {
  work: QueuedWork;
  isRetrying: boolean;
  onRetry: () => void;
  onCancel: () => void;
};

/** One piece of work: its title, its state, its place, and the buttons that fit it. */
export function WorkRow({ work, isRetrying, onRetry, onCancel }: WorkRowProps) {
  const { t } = useTranslation();
  const reaches = useReaches();
  const { whose, facts } = useWorkFacts(work);
  const { title, state, problem, canRetry, canCancel } = work;
  const path = pathToWork(work);
  // Many rows have the same buttons.
  const of = <span className="sr-only">{`${title} · ${whose}`}</span>;

  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-2 px-4 py-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:px-6">
      <div className="grid min-w-0 gap-1.5">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {path && reaches(path) ? (
            <StudioLink
              href={path}
              className="wrap-anywhere text-primary underline underline-offset-4"
            >
              {title}
            </StudioLink>
          ) : (
            <span className="wrap-anywhere">{title}</span>
          )}
          <Badge tone={TONES[state]}>{t(`studioQueue.stateOf.${state}`)}</Badge>
        </p>
        <p className="text-sm wrap-anywhere text-muted-foreground">{whose}</p>
        {state === 'running' && <WorkProgress work={work} />}
        {problem && <p className="text-sm wrap-anywhere text-destructive">{problem.message}</p>}
        <p className="text-sm wrap-anywhere text-muted-foreground tabular-nums">
          {facts.join(' · ')}
        </p>
      </div>
      {(canRetry || canCancel) && (
        <div className="flex items-start">
          {canRetry && (
            <Button variant="secondary" size="small" onClick={onRetry} disabled={isRetrying}>
              <RotateCw aria-hidden />
              {t('studioQueue.retry')}
              {of}
            </Button>
          )}
          {canCancel && (
            <Button variant="secondary" size="small" onClick={onCancel}>
              <X aria-hidden />
              {t('studioQueue.cancel')}
              {of}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
