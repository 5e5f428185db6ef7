import type { ReviewComment, Script } from '@tarima/contract';
import type { Editor } from '@tiptap/react';
import { MessagesSquare } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '#web/components/load-error.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { CommentList } from '#web/features/reviews/components/comment-list.tsx';
import { LazyReviewDialog } from '#web/features/reviews/components/lazy-review-dialog.tsx';
import { commentsOn, useProjectReview } from '#web/features/reviews/use-project-review.ts';
import { placeInText } from './place-in-text.ts';

type ScriptCommentsProps = {
  script: Script;
  editor: Editor;
  /** Called before the text scrolls to the place of a comment. */
  onShow: () => void;
};

/** The comments of reviewers on this script, and the way to ask for them. */
export function ScriptComments({ script, editor, onShow }: ScriptCommentsProps) {
  const { t } = useTranslation();
  const { projectId, contentId, language } = script;
  const query = useProjectReview(projectId);
  const [isAsking, setAsking] = useState(false);
  const handleShow = (comment: ReviewComment) => {
    const place = placeInText(editor.state, comment);
    if (!place) return;
    onShow();
    // The text may come with the next frame only, for which `focus` waits.
    const onPage = { scrollIntoView: true };
    editor.chain().setTextSelection(place).focus(null, onPage).scrollIntoView().run();
  };
  return (
    <div className="grid min-h-0 grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)] gap-3">
      <Button variant="secondary" onClick={() => setAsking(true)}>
        <MessagesSquare aria-hidden />
        {t('reviews.ask')}
      </Button>
      <div className="-mx-1 overflow-y-auto p-1">
        {query.data ? (
          <CommentList
            projectId={projectId}
            comments={commentsOn(query.data, contentId)}
            language={language}
            onShow={handleShow}
          />
        ) : query.isError ? (
          <LoadError title={t('reviews.loadError')} query={query} />
        ) : (
          <Skeleton className="h-40" />
        )}
      </div>
      {isAsking && <LazyReviewDialog projectId={projectId} onClose={() => setAsking(false)} />}
    </div>
  );
}
