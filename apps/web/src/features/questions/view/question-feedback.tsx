import { ownFeedback, type Question } from '@tarima/contract';

type QuestionFeedbackProps = { question: Question; language: string };

/** The sentence after the answer, unless the sources below say the same. */
export function QuestionFeedback({ question, language }: QuestionFeedbackProps) {
  const feedback = ownFeedback(question);
  if (feedback === '') return null;
  return (
    <p lang={language} className="text-sm text-pretty wrap-anywhere text-muted-foreground">
      {feedback}
    </p>
  );
}
