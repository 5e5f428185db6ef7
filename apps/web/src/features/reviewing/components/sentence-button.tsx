import { MessageSquare, MessageSquarePlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#web/components/ui/badge.tsx';
import { classNames } from '#web/lib/class-names.ts';

type SentenceButtonProps = {
  sentence: string;
  openComments: number;
  /** True while a comment on it is being written. */
  isOpen: boolean;
  onOpen: () => void;
};

/** A sentence of the script. It opens a new comment on it. */
export function SentenceButton({ sentence, openComments, isOpen, onOpen }: SentenceButtonProps) {
  const { t, i18n } = useTranslation();
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={onOpen}
      className={classNames(
        'group flex w-full items-start gap-3 rounded-lg px-2 py-2 text-left transition-colors',
        isOpen ? 'bg-primary-tint' : openComments > 0 ? 'bg-primary-soft' : 'hover:bg-muted',
      )}
    >
      <span className="min-w-0 flex-1 text-pretty wrap-anywhere">{sentence}</span>
      <span lang={i18n.language} className="sr-only">
        {t('reviewing.commentSentence')}
      </span>
      {openComments > 0 ? (
        <Badge tone="accent" lang={i18n.language} className="mt-0.5">
          <MessageSquare aria-hidden />
          <span aria-hidden>{openComments}</span>
          <span className="sr-only">{t('reviewing.open', { count: openComments })}</span>
        </Badge>
      ) : (
        <MessageSquarePlus
          aria-hidden
          className="mt-1 size-4 shrink-0 text-muted-foreground transition-opacity lg:opacity-0 lg:group-hover:opacity-100 lg:group-focus-visible:opacity-100"
        />
      )}
    </button>
  );
}
