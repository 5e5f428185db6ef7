import { useTranslation } from 'react-i18next';
import { LoadError } from '#web/components/load-error.tsx';
import { Dialog, DialogContent, focusPanel } from '#web/components/ui/dialog.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { useProjectReview } from '../use-project-review.ts';
import { LinkForm } from './link-form.tsx';

export type ReviewDialogProps = { projectId: string; onClose: () => void };

/** Asks colleagues for a review: the link to pass on, until when it opens, and its end. */
export function ReviewDialog({ projectId, onClose }: ReviewDialogProps) {
  const { t } = useTranslation();
  const query = useProjectReview(projectId);
  const { data } = query;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t('reviews.link.title')}
        description={t('reviews.link.text')}
        onOpenAutoFocus={focusPanel}
      >
        {data ? (
          <LinkForm key={data.link?.createdAt} projectId={projectId} link={data.link} />
        ) : query.isError ? (
          <LoadError title={t('reviews.link.loadError')} query={query} />
        ) : (
          <Skeleton className="h-40" />
        )}
      </DialogContent>
    </Dialog>
  );
}
