import { type Language, type ReviewComment, reviewEndpoints } from '@tarima/contract';
import { Check, CornerDownRight, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AlertDialog } from '#web/components/ui/alert-dialog.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { toast } from '#web/components/ui/toast.ts';
import { useChange } from '#web/lib/use-change.ts';
import { reviewKey } from '../use-project-review.ts';
import { CommentText } from './comment-text.tsx';

type CommentCardProps = {
  projectId: string;
  comment: ReviewComment;
  language: Language;
  onShow: () => void;
  /** Called before the card moves or goes. */
  onLeave: () => void;
};

/** A comment as the author of the script sees it. */
export function CommentCard({ projectId, comment, language, onShow, onLeave }: CommentCardProps) {
  const { t } = useTranslation();
  const { id, authorName: name, resolvedAt, resolvedBy, isInScript, sceneIndex } = comment;
  const [asks, setAsks] = useState(false);
  const refreshes = [reviewKey(projectId)];
  const resolve = useChange(reviewEndpoints.resolve, {
    failure: t('reviews.changeError'),
    refreshes,
    refreshesAfterFailure: true,
    onSuccess: onLeave,
  });
  const remove = useChange(reviewEndpoints.remove, {
    failure: t('reviews.removeError'),
    refreshes,
    refreshesAfterFailure: true,
    onSuccess: () => {
      onLeave();
      toast.success(t('reviews.removed'));
    },
  });
  const scene = comment.sceneTitle || t('reviews.scene', { number: sceneIndex + 1 });
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-xl border bg-background p-3">
      {isInScript ? (
        <button
          type="button"
          title={t('reviews.goTo')}
          onClick={onShow}
          className="flex items-center gap-1.5 rounded text-left text-sm font-medium text-primary hover:underline"
        >
          <CornerDownRight aria-hidden className="size-4 shrink-0" />
          <span lang={language} className="min-w-0 wrap-anywhere">
            {scene}
          </span>
        </button>
      ) : (
        <p lang={language} className="text-sm font-medium wrap-anywhere text-muted-foreground">
          {scene}
        </p>
      )}
      <CommentText
        comment={comment}
        author={name}
        language={language}
        wholeScene={t('reviews.wholeScene')}
      />
      {resolvedBy && (
        <p className="text-xs wrap-anywhere text-muted-foreground">
          {t('reviews.resolvedBy', { name: resolvedBy })}
        </p>
      )}
      <div className="flex items-center justify-between gap-2">
        <Button
          variant={resolvedAt ? 'ghost' : 'soft'}
          size="small"
          aria-label={t(resolvedAt ? 'reviews.reopenNamed' : 'reviews.resolveNamed', { name })}
          disabled={resolve.isPending}
          onClick={() =>
            resolve.mutate({ params: { projectId, id }, body: { isResolved: resolvedAt === null } })
          }
        >
          {resolvedAt ? <RotateCcw aria-hidden /> : <Check aria-hidden />}
          {t(resolvedAt ? 'reviews.reopen' : 'reviews.resolve')}
        </Button>
        <Button
          variant="ghost"
          size="icon"
          className="lg:size-8"
          aria-label={t('reviews.remove', { name })}
          disabled={remove.isPending}
          onClick={() => setAsks(true)}
        >
          <Trash2 aria-hidden />
        </Button>
      </div>
      <AlertDialog
        open={asks}
        onOpenChange={setAsks}
        title={t('reviews.removeTitle')}
        description={t('reviews.removeText')}
        confirmLabel={t('common.delete')}
        onConfirm={() => remove.mutate({ params: { projectId, id } })}
      />
    </li>
  );
}
