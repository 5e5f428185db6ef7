import type { PlayerCourse } from '@tarima/contract';
import { useEffect, useState } from 'react';
import { createSession, type Session } from '#player/learning/session.ts';
import { Message } from '#player/screens/message.tsx';
import { Player } from '#player/screens/player.tsx';
import { TEXTS, TextsProvider } from '#player/texts/texts.ts';
import type { Tracker } from '#player/tracking/tracker.ts';
import { openTracker } from './open-tracker.ts';
import { courseOfPage, languageOfBrowser, trackingOfPage } from './page-facts.ts';

type Visit = { session: Session; tracker: Tracker; isPlatformMissing: boolean };

export function App() {
  const [course] = useState(() => courseOfPage(document));
  const language = course?.language ?? languageOfBrowser(navigator.languages);
  return (
    <TextsProvider value={TEXTS[language]}>
      {course ? <PackagedCourse course={course} /> : <Message text="brokenCourse" />}
    </TextsProvider>
  );
}

function PackagedCourse({ course }: { course: PlayerCourse }) {
  const [visit, setVisit] = useState<Visit | null>(null);
  useEffect(() => {
    const kind = trackingOfPage(document);
    if (kind === 'link') return;
    void openTracker(kind, course).then(({ tracker, isPlatformMissing }) =>
      setVisit({ session: createSession({ course, tracker }), tracker, isPlatformMissing }),
    );
  }, [course]);
  if (!visit) return <Message text="loading" />;
  return <Player {...visit} />;
}
