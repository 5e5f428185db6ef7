import { type Answer, isRightAnswer, type Question } from '@tarima/contract';
import { CircleCheck, CircleX } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '#player/screens/button.tsx';
import { SourceList } from '#player/screens/source-list.tsx';
import { fill, useTexts } from '#player/texts/texts.ts';
import { AnswerField } from './answer-field.tsx';
import { type Draft, firstDraft, readDraft } from './draft.ts';

type QuestionCardProps = {
  question: Question;
  number: number;
  total: number;
  /** The last answer, if there is one. */
  given: Answer | undefined;
  onAnswer: (answer: Answer) => void;
};

/** One question: its answer, then right or wrong with its source, and another try. */
export function QuestionCard({ question, number, total, given, onAnswer }: QuestionCardProps) {
  const texts = useTexts();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<Draft>(() => given ?? firstDraft(question));
  const [isTrying, setIsTrying] = useState(!given);
  const [isIncomplete, setIsIncomplete] = useState(false);

  const check = (event: FormEvent) => {
    event.preventDefault();
    const answer = readDraft(question, draft);
    setIsIncomplete(!answer);
    if (!answer) return;
    setIsTrying(false);
    onAnswer(answer);
  };
  const tryAgain = () => {
    setDraft(firstDraft(question));
    setIsTrying(true);
    // The button is gone, so the focus goes to the answer.
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('input, select, button')?.focus(),
    );
  };

  return (
    <form ref={form} onSubmit={check} noValidate className="rounded-2xl border bg-card p-4 sm:p-5">
      <fieldset disabled={!isTrying} aria-describedby={`${id}-result`} className="min-w-0">
        <legend className="mb-3 w-full">
          <span className="block text-muted-foreground text-sm">
            {fill(texts.questionOf, { number, total })}
          </span>
          <span className="block font-semibold leading-snug">{question.prompt}</span>
        </legend>
        <AnswerField question={question} draft={draft} onChange={setDraft} />
      </fieldset>
      <div id={`${id}-result`} role="status" className="mt-3">
        {isTrying && isIncomplete && (
          <p className="text-destructive-soft-foreground text-sm">{texts.answerFirst}</p>
        )}
        {!isTrying && given && <Verdict question={question} answer={given} />}
      </div>
      <div className="mt-3">
        {isTrying ? (
          <Button type="submit" look="primary">
            {texts.check}
          </Button>
        ) : (
          <Button onClick={tryAgain}>{texts.tryAgain}</Button>
        )}
      </div>
    </form>
  );
}

function Verdict({ question, answer }: { question: Question; answer: Answer }) {
  const texts = useTexts();
  const isRight = isRightAnswer(question, answer);
  const Icon = isRight ? CircleCheck : CircleX;
  const look = isRight
    ? 'bg-success-soft text-success-soft-foreground'
    : 'bg-destructive-soft text-destructive-soft-foreground';
  return (
    <>
      <div className={`flex gap-3 rounded-xl px-4 py-3 ${look}`}>
        <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
        <div className="min-w-0">
          <p className="font-semibold">{isRight ? texts.right : texts.wrong}</p>
          {question.feedback && <p className="mt-1 text-sm">{question.feedback}</p>}
        </div>
      </div>
      <SourceList citations={question.citations} />
    </>
  );
}
