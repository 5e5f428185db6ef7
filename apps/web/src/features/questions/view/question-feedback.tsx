import type { Question } from '@tarima/contract';

type QuestionFeedbackProps = { question: Question; language: string };

/** The sentence after the answer, unless the source below says the same. */
export function QuestionFeedback({ question, language }: QuestionFeedbackProps) {
  const { feedback, citations } = question;
  if (feedback === '' || citations.some(({ quote }) => quote.trim() === feedback.trim()))
    return null;
  return (
    <p lang={language} className="text-sm text-pretty wrap-anywhere text-muted-foreground">
      {feedback}
    </p>
  );
}
