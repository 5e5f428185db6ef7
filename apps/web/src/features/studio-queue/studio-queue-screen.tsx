import { FAILURES_SHOWN_DAYS } from '@tarima/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LoadError } from '#web/components/load-error.tsx';
import { Page } from '#web/components/page.tsx';
import { Pagination } from '#web/components/pagination.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { CancelWorkDialog, type ToCancel } from './components/cancel-work-dialog.tsx';
import { QueueFilters } from './components/queue-filters.tsx';
import { WorkList } from './components/work-list.tsx';
import { useStudioQueue } from './use-studio-queue.ts';

/** The background work of all companies. The owner of the studio stops it or starts it again here. */
export function StudioQueueScreen() {
  const { t } = useTranslation();
  const { queue, view, change } = useStudioQueue();
  const [toCancel, setToCancel] = useState<ToCancel | null>(null);
  const isFiltered = view.state !== 'all' || view.kind !== 'all';

  const body = () => {
    if (queue.isError) return <LoadError title={t('studioQueue.loadError')} query={queue} />;
    if (!queue.data) return <Skeleton className="h-96" />;
    const { work, counts, pages } = queue.data;
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {(counts.length > 0 || isFiltered) && (
          <QueueFilters counts={counts} view={view} onChange={change} />
        )}
        {work.length > 0 ? (
          <WorkList work={work} onCancel={setToCancel} />
        ) : (
          <EmptyState
            illustration="scripts"
            title={t(isFiltered ? 'studioQueue.emptyFiltered' : 'studioQueue.empty')}
            {...(!isFiltered && {
              description: t('studioQueue.emptyDescription', { days: FAILURES_SHOWN_DAYS }),
            })}
          >
            {isFiltered && (
              <Button variant="secondary" onClick={() => change({ state: 'all', kind: 'all' })}>
                {t('studioQueue.showAll')}
              </Button>
            )}
          </EmptyState>
        )}
        <Pagination page={view.page} pages={pages} onPage={(page) => change({ page })} />
      </div>
    );
  };

  return (
    <Page title={t('studioQueue.title')} subtitle={t('studioQueue.subtitle')}>
      {body()}
      <CancelWorkDialog toCancel={toCancel} onClose={() => setToCancel(null)} />
    </Page>
  );
}
