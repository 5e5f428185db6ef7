import { type Language, reviewerEndpoints, type SeenComment } from '@tarima/contract';
import { CircleCheck, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AlertDialog } from '#web/components/ui/alert-dialog.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { toast } from '#web/components/ui/toast.ts';
import { CommentText } from '#web/features/reviews/components/comment-text.tsx';
import { keyOf } from '#web/lib/api.ts';
import { useChange } from '#web/lib/use-change.ts';

type SeenCommentCardProps = {
  token: string;
  comment: SeenComment;
  /** The id of the scene's heading. It takes the focus of a deleted comment. */
  titleId: string;
  language: Language;
};

/** A comment as reviewers see it. Their own can be deleted. */
export function SeenCommentCard({ token, comment, titleId, language }: SeenCommentCardProps) {
  const { t } = useTranslation();
  const { id, isOwn, authorName, resolvedAt } = comment;
  const [asks, setAsks] = useState(false);
  const params = { token };
  const remove = useChange(reviewerEndpoints.removeOwn, {
    failure: t('reviewing.removeError'),
    refreshes: [
      keyOf(reviewerEndpoints.script, { params }),
      keyOf(reviewerEndpoints.contents, { params }),
    ],
    refreshesAfterFailure: true,
    onSuccess: () => {
      document.getElementById(titleId)?.focus();
      toast.success(t('reviewing.removed'));
    },
  });
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)] gap-2 rounded-xl border bg-background p-3">
      <CommentText
        comment={comment}
        author={isOwn ? `${authorName} (${t('reviewing.you')})` : authorName}
        language={language}
        wholeScene={t('reviewing.wholeScene')}
        action={
          isOwn && (
            <Button
              variant="ghost"
              size="icon"
              className="-my-1 lg:size-8"
              aria-label={t('reviewing.remove')}
              disabled={remove.isPending}
              onClick={() => setAsks(true)}
            >
              <Trash2 aria-hidden />
            </Button>
          )
        }
      />
      {resolvedAt && (
        <Badge tone="success" className="justify-self-start">
          <CircleCheck aria-hidden />
          {t('reviewing.isResolved')}
        </Badge>
      )}
      <AlertDialog
        open={asks}
        onOpenChange={setAsks}
        title={t('reviewing.removeTitle')}
        description={t('reviewing.removeText')}
        confirmLabel={t('common.delete')}
        onConfirm={() => remove.mutate({ params: { token, id } })}
      />
    </li>
  );
}
