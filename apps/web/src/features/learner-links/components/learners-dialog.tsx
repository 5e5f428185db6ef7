import { type LearnerLink, learnerLinkEndpoints } from '@tarima/contract';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '#web/components/load-error.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog, DialogContent, focusPanel, wholeTaskStyles } from '#web/components/ui/dialog.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { useDownload } from '#web/lib/use-download.ts';
import { PAGE, useEndpoint } from '#web/lib/use-endpoint.ts';
import { LearnerRow } from './learner-row.tsx';

/** The learners of a link with their progress. The last to come is first. */
export function LearnersDialog({ link, onClose }: { link: LearnerLink; onClose: () => void }) {
  const { t } = useTranslation();
  const { id, projectId } = link;
  const [page, setPage] = useState(1);
  const params = { projectId, id };
  const list = useEndpoint(learnerLinkEndpoints.learners, { params, query: { page } }, PAGE);
  const download = useDownload({ failure: t('learnerLinks.people.exportError') });
  const { learners = [], pages = 1 } = list.data ?? {};
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t('learnerLinks.people.title')}
        description={t('learnerLinks.people.text')}
        className={classNames(wholeTaskStyles, 'content-start sm:max-w-3xl')}
        onOpenAutoFocus={focusPanel}
      >
        {list.isError && !list.data && (
          <LoadError title={t('learnerLinks.people.loadError')} query={list} />
        )}
        {list.isPending && <Skeleton className="h-40 rounded-xl" />}
        {list.data && learners.length === 0 && (
          <p className="text-sm text-muted-foreground">{t('learnerLinks.people.none')}</p>
        )}
        {learners.length > 0 && (
          <>
            <Button
              variant="secondary"
              size="small"
              className="justify-self-start"
              disabled={download.isPending}
              onClick={() =>
                download.mutate({
                  name: t('learnerLinks.people.fileName'),
                  file: (api) => api.file(learnerLinkEndpoints.learnersCsv, { params }),
                })
              }
            >
              <Download aria-hidden />
              {t('learnerLinks.people.export')}
            </Button>
            <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
              {learners.map((learner) => (
                <LearnerRow key={learner.id} learner={learner} link={link} />
              ))}
            </ul>
          </>
        )}
        {pages > 1 && (
          <div className="flex items-center justify-between gap-3 text-sm">
            <Button
              variant="ghost"
              size="small"
              disabled={page === 1}
              onClick={() => setPage(page - 1)}
            >
              {t('learnerLinks.people.later')}
            </Button>
            <span className="tabular-nums">{t('learnerLinks.people.page', { page, pages })}</span>
            <Button
              variant="ghost"
              size="small"
              disabled={page >= pages}
              onClick={() => setPage(page + 1)}
            >
              {t('learnerLinks.people.earlier')}
            </Button>
          </div>
        )}
      </DialogContent>
    </Dialog>
  );
}
