import type { Language, ReviewComment } from '@tarima/contract';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CommentCard } from './comment-card.tsx';

type CommentListProps = {
  projectId: string;
  comments: readonly ReviewComment[];
  language: Language;
  /** Shows the place of a comment in the script. */
  onShow: (comment: ReviewComment) => void;
};

/** The comments on a script: the open ones, then the resolved ones folded. */
export function CommentList({ projectId, comments, language, onShow }: CommentListProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLDivElement>(null);
  const open = comments.filter(({ resolvedAt }) => resolvedAt === null);
  const resolved = comments.filter(({ resolvedAt }) => resolvedAt !== null);
  const listOf = (shown: readonly ReviewComment[]) => (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {shown.map((comment) => (
        <CommentCard
          key={comment.id}
          projectId={projectId}
          comment={comment}
          language={language}
          onShow={() => onShow(comment)}
          // Its card leaves this place, and takes the focus along otherwise.
          onLeave={() => list.current?.focus()}
        />
      ))}
    </ul>
  );
  return (
    <div
      ref={list}
      tabIndex={-1}
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 outline-none"
    >
      {open.length > 0 ? (
        listOf(open)
      ) : (
        <p className="text-sm text-pretty text-muted-foreground">
          {t(comments.length > 0 ? 'reviews.noneOpen' : 'reviews.none')}
        </p>
      )}
      {resolved.length > 0 && (
        <details>
          <summary className="w-fit cursor-pointer rounded py-1 text-sm font-medium text-muted-foreground hover:text-foreground">
            {t('reviews.resolved', { count: resolved.length })}
          </summary>
          <div className="pt-2">{listOf(resolved)}</div>
        </details>
      )}
    </div>
  );
}
