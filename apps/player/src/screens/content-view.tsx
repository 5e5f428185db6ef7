import type { PlayerContent } from '@tarima/contract';
import { useRef, useState } from 'react';
import type { Session } from '#player/learning/session.ts';
import { QuestionList } from '#player/questions/question-list.tsx';
import { fill, useTexts } from '#player/texts/texts.ts';
import { Button } from './button.tsx';
import { CourseVideo } from './course-video.tsx';
import { Tabs } from './tabs.tsx';
import { Transcript } from './transcript.tsx';
import { useSession } from './use-session.ts';

type ContentViewProps = { session: Session; content: PlayerContent };

/** One video, and below it its questions and its transcript. */
export function ContentView({ session, content }: ContentViewProps) {
  const texts = useTexts();
  const { state } = useSession(session);
  const { questions } = content;
  const [tab, setTab] = useState(questions.length > 0 ? 'questions' : 'transcript');
  const [hasEnded, setHasEnded] = useState(false);
  const below = useRef<HTMLDivElement>(null);
  const answered = questions.filter(({ id }) => state.answers[id]).length;
  const count = fill('{answered}/{total}', { answered, total: questions.length });

  const showQuestions = () => {
    setTab('questions');
    requestAnimationFrame(() => {
      below.current?.scrollIntoView({ block: 'start', behavior: 'smooth' });
      below.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus({
        preventScroll: true,
      });
    });
  };
  const tabs = [
    ...(questions.length > 0
      ? [
          {
            id: 'questions',
            title: `${texts.questions} ${count}`,
            body: <QuestionList session={session} questions={questions} />,
          },
        ]
      : []),
    {
      id: 'transcript',
      title: texts.transcript,
      body: <Transcript transcript={content.transcript} />,
    },
  ];
  return (
    <>
      <CourseVideo session={session} content={content} onEnded={() => setHasEnded(true)} />
      <div role="status">
        {hasEnded && answered < questions.length && (
          <div className="mt-3 flex flex-wrap items-center justify-between gap-3 rounded-xl bg-primary-soft px-4 py-3">
            <span>{texts.watched}</span>
            <Button look="primary" onClick={showQuestions}>
              {texts.goToQuestions}
            </Button>
          </div>
        )}
      </div>
      <div ref={below} className="mt-6 scroll-mt-4">
        <Tabs tabs={tabs} selected={tab} onSelect={setTab} />
      </div>
    </>
  );
}
