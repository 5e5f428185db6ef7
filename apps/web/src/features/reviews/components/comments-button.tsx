import { MessageSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#web/lib/class-names.ts';

type CommentsButtonProps = {
  title: string;
  /** The open comments. */
  count: number;
  onOpen: () => void;
  className?: string;
};

/** The number of open comments on a content. It opens them beside its script. */
export function CommentsButton({ title, count, onOpen, className }: CommentsButtonProps) {
  const { t } = useTranslation();
  const words = t('reviews.open', { count });
  return (
    <button
      type="button"
      title={words}
      aria-label={t('reviews.openNamed', { words, title })}
      onClick={onOpen}
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-lg font-medium text-primary tabular-nums transition-colors hover:bg-muted',
        className,
      )}
    >
      <MessageSquare aria-hidden />
      {count}
    </button>
  );
}
