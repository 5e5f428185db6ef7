import type { Language, ReviewComment } from '@tarima/contract';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#web/lib/format.ts';
import { Quote } from './quote.tsx';

type CommentTextProps = {
  comment: ReviewComment;
  /** The name to show. */
  author: string;
  /** The language of the script. */
  language: Language;
  /** Replaces the words of a comment on a whole scene. */
  wholeScene: string;
  /** Stands beside the name. */
  action?: ReactNode;
};

/** A comment: what it is about, who wrote it and when, and its words. */
export function CommentText({ comment, author, language, wholeScene, action }: CommentTextProps) {
  const { t, i18n } = useTranslation();
  const { sentence, text, createdAt, isInScript } = comment;
  return (
    <>
      {sentence === null ? (
        <p className="text-sm wrap-anywhere text-muted-foreground">{wholeScene}</p>
      ) : (
        <Quote words={sentence} language={language} />
      )}
      {!isInScript && (
        <p className="flex items-start gap-1.5 text-sm text-warning-soft-foreground">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {t(`reviews.gone.${sentence === null ? 'scene' : 'sentence'}`)}
        </p>
      )}
      <p className="text-sm whitespace-pre-line wrap-anywhere">{text}</p>
      <div className="flex items-center justify-between gap-2">
        <p className="min-w-0 text-xs wrap-anywhere text-muted-foreground">
          <span className="font-medium text-foreground">{author}</span>
          {' · '}
          <time dateTime={createdAt}>{formatDate(createdAt, i18n.language)}</time>
        </p>
        {action}
      </div>
    </>
  );
}
