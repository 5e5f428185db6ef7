import { reviewEndpoints } from '@tarima/contract';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AlertDialog } from '#web/components/ui/alert-dialog.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { toast } from '#web/components/ui/toast.ts';
import { useChange } from '#web/lib/use-change.ts';
import { reviewKey } from '../use-project-review.ts';

/** Ends the link for good, after a question. */
export function EndLink({ projectId }: { projectId: string }) {
  const { t } = useTranslation();
  const [asks, setAsks] = useState(false);
  const end = useChange(reviewEndpoints.end, {
    failure: t('reviews.link.endError'),
    refreshes: [reviewKey(projectId)],
    refreshesAfterFailure: true,
    onSuccess: () => toast.success(t('reviews.link.ended')),
  });
  return (
    <>
      <Button variant="ghost" disabled={end.isPending} onClick={() => setAsks(true)}>
        <X aria-hidden />
        {t('reviews.link.end')}
      </Button>
      <AlertDialog
        open={asks}
        onOpenChange={setAsks}
        title={t('reviews.link.endTitle')}
        description={t('reviews.link.endText')}
        confirmLabel={t('reviews.link.endConfirm')}
        onConfirm={() => end.mutate({ params: { projectId } })}
      />
    </>
  );
}
