import { isRightAnswer, type Question, type QuestionSet, shownOrder } from '@tarima/contract';
import { ArrowRight, CircleHelp, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { QuestionFeedback } from '../view/question-feedback.tsx';
import { QuestionSources } from '../view/question-sources.tsx';
import { type GivenAnswer, QuestionView } from '../view/question-view.tsx';

type ContentQuizProps = {
  projectId: string;
  set: QuestionSet;
  language: string;
  isFromLibrary: boolean;
};

/** The answer on the page before a learner gives one: mixed steps, or nothing. */
const begun = (question: Question): GivenAnswer =>
  question.kind === 'order' ? shownOrder(question.id, question.steps.length) : [];

/** The answer once it has no gap, else undefined. */
function complete(question: Question, given: GivenAnswer): number[] | undefined {
  const length = question.kind === 'match' ? question.pairs.length : 1;
  const answer = given.flatMap((part) => part ?? []);
  return answer.length >= length ? answer : undefined;
}

/** The questions of one content to try, one after the other. Nothing is recorded. */
export function ContentQuiz({ projectId, set, language, isFromLibrary }: ContentQuizProps) {
  const { t } = useTranslation();
  const { questions } = set;
  const [index, setIndex] = useState(0);
  const [given, setGiven] = useState<GivenAnswer | null>(null);
  const [isChecked, setChecked] = useState(false);
  const [rights, setRights] = useState(0);
  const question = questions[index];
  const total = questions.length;
  const go = (to: number) => {
    setIndex(to);
    setGiven(null);
    setChecked(false);
  };
  const again = () => {
    setRights(0);
    go(0);
  };
  const shown = question && (given ?? begun(question));
  const answer = question && shown && complete(question, shown);
  const check = () => {
    if (!question || !answer) return;
    setChecked(true);
    if (isRightAnswer(question, answer)) setRights(rights + 1);
  };
  return (
    <Card
      role="region"
      aria-label={t('questions.quiz.title')}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4 sm:p-6"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="flex items-center gap-2 font-semibold">
          <CircleHelp aria-hidden className="size-5 text-primary" />
          {t('questions.quiz.title')}
        </h3>
        <p className="text-sm text-muted-foreground tabular-nums">
          {question
            ? t('questions.quiz.place', { number: index + 1, total })
            : t('questions.quiz.hint')}
        </p>
      </div>
      {question && shown ? (
        <>
          <QuestionView
            question={question}
            language={language}
            given={shown}
            isChecked={isChecked}
            onAnswer={setGiven}
          />
          {isChecked && answer && (
            <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
              <p role="status" className="text-sm font-semibold">
                {t(
                  isRightAnswer(question, answer) ? 'questions.quiz.right' : 'questions.quiz.wrong',
                )}
              </p>
              <QuestionFeedback question={question} language={language} />
              <QuestionSources
                projectId={projectId}
                citations={question.citations}
                isFromLibrary={isFromLibrary}
                language={language}
              />
            </div>
          )}
          <div className="flex flex-wrap items-center gap-3">
            {isChecked ? (
              <Button onClick={() => go(index + 1)}>
                {t(index + 1 < total ? 'questions.quiz.next' : 'questions.quiz.finish')}
                <ArrowRight aria-hidden />
              </Button>
            ) : (
              <Button disabled={!answer} onClick={check}>
                {t('questions.quiz.check')}
              </Button>
            )}
            <span className="text-xs text-muted-foreground">{t('questions.quiz.hint')}</span>
          </div>
        </>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p role="status">{t('questions.quiz.result', { rights, total })}</p>
          <Button variant="secondary" onClick={again}>
            <RotateCcw aria-hidden />
            {t('questions.quiz.again')}
          </Button>
        </div>
      )}
    </Card>
  );
}
