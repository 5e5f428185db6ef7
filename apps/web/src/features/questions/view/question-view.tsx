import { type Question, rightAnswer } from '@tarima/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { MatchView } from './match-view.tsx';
import { OptionsView } from './options-view.tsx';
import { OrderView } from './order-view.tsx';

/** An answer in the form of `answerSchema`, with gaps while it is being given. */
export type GivenAnswer = (number | undefined)[];

type QuestionViewProps = {
  question: Question;
  language: string;
  given: GivenAnswer;
  /** True once the right answer may be seen. */
  isChecked: boolean;
  /** Absent where nothing can be answered. */
  onAnswer?: ((given: GivenAnswer) => void) | undefined;
};

/** A question as a learner sees it. */
export function QuestionView({
  question,
  language,
  given,
  isChecked,
  onAnswer,
}: QuestionViewProps) {
  const promptId = useId();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p id={promptId} lang={language} className="font-medium text-pretty wrap-anywhere">
        {question.prompt}
      </p>
      <div lang={language}>
        <Parts
          labelledBy={promptId}
          question={question}
          given={given}
          isChecked={isChecked}
          onAnswer={isChecked ? undefined : onAnswer}
        />
      </div>
    </div>
  );
}

/** A question with its right answer shown. */
export const QuestionKey = ({
  question,
  language,
}: Pick<QuestionViewProps, 'question' | 'language'>) => (
  <QuestionView question={question} language={language} given={rightAnswer(question)} isChecked />
);

type PartsProps = Omit<QuestionViewProps, 'language'> & { labelledBy: string };

function Parts({ question, given, isChecked, onAnswer, labelledBy }: PartsProps) {
  const { t } = useTranslation();
  const [first] = given;
  const [right = 0] = rightAnswer(question);
  const one = {
    chosen: first,
    right,
    isChecked,
    onChoose: onAnswer && ((value: number) => onAnswer([value])),
  };
  switch (question.kind) {
    case 'choice':
      return (
        <OptionsView
          labelledBy={labelledBy}
          options={question.options.map((text, value) => ({ value, text }))}
          {...one}
        />
      );
    case 'truth':
      return (
        <OptionsView
          labelledBy={labelledBy}
          options={[
            { value: 1, text: t('questions.true') },
            { value: 0, text: t('questions.false') },
          ]}
          {...one}
        />
      );
    case 'order':
      return (
        <OrderView
          labelledBy={labelledBy}
          steps={question.steps}
          order={given.flatMap((step) => step ?? [])}
          isChecked={isChecked}
          onMove={onAnswer}
        />
      );
    case 'match':
      return (
        <MatchView question={question} chosen={given} isChecked={isChecked} onChoose={onAnswer} />
      );
  }
}
