import type { Question } from '@tarima/contract';
import type { Session } from '#player/learning/session.ts';
import { useSession } from '#player/screens/use-session.ts';
import { QuestionCard } from './question-card.tsx';

type QuestionListProps = { session: Session; questions: Question[] };

export function QuestionList({ session, questions }: QuestionListProps) {
  const { state } = useSession(session);
  return (
    <ol className="max-w-2xl space-y-5">
      {questions.map((question, index) => (
        <li key={question.id}>
          <QuestionCard
            question={question}
            number={index + 1}
            total={questions.length}
            given={state.answers[question.id]}
            onAnswer={(answer) => session.answer(question, answer)}
          />
        </li>
      ))}
    </ol>
  );
}
