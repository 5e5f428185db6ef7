import type { Language, SeenComment } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import type { ReviewedScene } from '../script-scenes.ts';
import type { Drafts } from '../use-drafts.ts';
import { CommentForm } from './comment-form.tsx';
import { SeenCommentCard } from './seen-comment-card.tsx';

type SceneCommentsProps = {
  token: string;
  scene: ReviewedScene;
  title: string;
  /** The id of the scene's heading. It takes the focus of a deleted comment. */
  titleId: string;
  language: Language;
  drafts: Drafts;
  onUnknown: () => void;
};

/** The comments on a scene: those being written, the open ones, and the resolved ones folded. */
export function SceneComments({
  token,
  scene,
  title,
  titleId,
  language,
  drafts,
  onUnknown,
}: SceneCommentsProps) {
  const { t } = useTranslation();
  const open = scene.comments.filter(({ resolvedAt }) => resolvedAt === null);
  const resolved = scene.comments.filter(({ resolvedAt }) => resolvedAt !== null);
  if (open.length + resolved.length + scene.drafts.length === 0) return null;
  const listOf = (comments: readonly SeenComment[]) => (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {comments.map((comment) => (
        <SeenCommentCard
          key={comment.id}
          token={token}
          comment={comment}
          titleId={titleId}
          language={language}
        />
      ))}
    </ul>
  );
  return (
    <section
      aria-label={t('reviewing.comments', { title })}
      className="grid min-w-0 content-start gap-3 max-lg:border-t max-lg:pt-4 lg:border-l lg:pl-6"
    >
      {scene.drafts.map(({ draft, place }) => (
        <CommentForm
          key={`${draft.sceneIndex} ${draft.sceneTitle} ${draft.sentence}`}
          token={token}
          draft={draft}
          place={place}
          language={language}
          drafts={drafts}
          onUnknown={onUnknown}
        />
      ))}
      {open.length > 0 && listOf(open)}
      {resolved.length > 0 && (
        <details>
          <summary className="w-fit cursor-pointer rounded py-1 text-sm font-medium text-muted-foreground hover:text-foreground">
            {t('reviewing.resolved', { count: resolved.length })}
          </summary>
          <div className="pt-2">{listOf(resolved)}</div>
        </details>
      )}
    </section>
  );
}
