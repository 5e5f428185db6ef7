import type { QuestionSet } from '@tarima/contract';
import { CircleHelp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#web/lib/class-names.ts';

type QuestionsButtonProps = {
  title: string;
  set: QuestionSet | undefined;
  /** True to show no more than the number beside the sign. */
  isShort?: boolean;
  onOpen: () => void;
  className?: string;
};

/** The number of questions of a content. It opens their editor. */
export function QuestionsButton({ title, set, isShort, onOpen, className }: QuestionsButtonProps) {
  const { t } = useTranslation();
  const count = set?.questions.length ?? 0;
  const words = count > 0 ? t('questions.count', { count }) : t('questions.title');
  return (
    <button
      type="button"
      title={isShort ? words : undefined}
      aria-label={t('questions.openNamed', { words, title })}
      onClick={onOpen}
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-lg text-muted-foreground tabular-nums transition-colors hover:bg-muted hover:text-foreground',
        className,
      )}
    >
      <CircleHelp aria-hidden />
      {isShort ? (
        count > 0 && count
      ) : (
        <span className="underline decoration-dotted underline-offset-4">{words}</span>
      )}
    </button>
  );
}
