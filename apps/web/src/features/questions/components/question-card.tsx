import type { Question } from '@tarima/contract';
import { Check, Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { QuestionForm } from '../fields/question-form.tsx';
import { QuestionFeedback } from '../view/question-feedback.tsx';
import { QuestionSources } from '../view/question-sources.tsx';
import { QuestionKey } from '../view/question-view.tsx';

type QuestionCardProps = {
  projectId: string;
  question: Question;
  /** Counts from 1. */
  number: number;
  /** True if the script does not say any more what it rests on. */
  isUnsaid: boolean;
  language: string;
  isFromLibrary: boolean;
  isOpen: boolean;
  showsEmpty: boolean;
  onOpen: () => void;
  onDone: () => void;
  onChange: (question: Question) => void;
  onRemove: () => void;
};

/** One question with its right answer and its source, or its fields. */
export function QuestionCard({
  question,
  number,
  isUnsaid,
  isOpen,
  showsEmpty,
  ...props
}: QuestionCardProps) {
  const { t } = useTranslation();
  const { projectId, language, isFromLibrary } = props;
  return (
    <Card
      role="group"
      aria-label={t('questions.numbered', { number })}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 p-4 shadow-none"
    >
      <div className="flex flex-wrap items-center gap-2">
        <span className="grid size-7 place-items-center rounded-full bg-muted text-sm font-semibold tabular-nums">
          {number}
        </span>
        <Badge>{t(`questions.kinds.${question.kind}`)}</Badge>
        {question.origin !== 'document' && (
          <Badge tone={question.origin === 'model' ? 'warning' : 'accent'}>
            {t(`questions.origins.${question.origin}`)}
          </Badge>
        )}
        {isUnsaid && <Badge tone="warning">{t('questions.isUnsaid')}</Badge>}
        <div className="ml-auto flex gap-1">
          {isOpen ? (
            <Button variant="soft" size="small" onClick={props.onDone}>
              <Check aria-hidden />
              {t('questions.done')}
            </Button>
          ) : (
            <Button
              variant="ghost"
              size="small"
              aria-label={t('questions.editNumbered', { number })}
              onClick={props.onOpen}
            >
              <Pencil aria-hidden />
              <span className="max-sm:hidden">{t('questions.edit')}</span>
            </Button>
          )}
          <Button
            variant="ghost"
            size="icon"
            className="size-control-small"
            title={t('questions.remove')}
            aria-label={t('questions.removeNumbered', { number })}
            onClick={props.onRemove}
          >
            <Trash2 aria-hidden />
          </Button>
        </div>
      </div>
      {isOpen ? (
        <QuestionForm
          question={question}
          language={language}
          showsEmpty={showsEmpty}
          onChange={props.onChange}
        />
      ) : (
        <>
          <QuestionKey question={question} language={language} />
          <QuestionFeedback question={question} language={language} />
        </>
      )}
      <QuestionSources
        projectId={projectId}
        citations={question.citations}
        isFromLibrary={isFromLibrary}
        language={language}
      />
    </Card>
  );
}
