import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Session } from '#player/learning/session.ts';
import { fill, useTexts } from '#player/texts/texts.ts';
import type { Tracker } from '#player/tracking/tracker.ts';
import { ContentView } from './content-view.tsx';
import { CourseHeader } from './course-header.tsx';
import { CourseMenu } from './course-menu.tsx';
import { Message } from './message.tsx';
import { Notices } from './notices.tsx';
import { OtherLearner } from './other-learner.tsx';
import { contentsOf, type Place, SUMMARY } from './places.ts';
import { StepButtons } from './step-buttons.tsx';
import { SummaryView } from './summary-view.tsx';
import { useClosing } from './use-closing.ts';
import { useSession } from './use-session.ts';

type PlayerProps = {
  session: Session;
  tracker: Tracker;
  isPlatformMissing: boolean;
  /** For a visit that this browser remembers: lets somebody else begin theirs. */
  onOther?: (() => void) | undefined;
};

/** The course: its menu, one content or the summary, and the way to the next. */
export function Player({ session, tracker, isPlatformMissing, onOther }: PlayerProps) {
  const texts = useTexts();
  const { course } = session;
  const contents = contentsOf(course);
  const snapshot = useSession(session);
  const [place, setPlace] = useState<Place>(() => {
    const last = session.read().state.place?.contentId;
    return contents.find(({ id }) => id === last)?.id ?? contents[0]?.id ?? SUMMARY;
  });
  const [wasCompleted] = useState(tracker.standing.isCompleted);
  const [hasLeft, setHasLeft] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useClosing(session, hasLeft);

  // Before the first picture, so no page shows without its title, language and colour.
  useLayoutEffect(() => {
    document.title = course.title;
    document.documentElement.lang = course.language;
    if (course.accent && /^#[\da-f]{6}$/iu.test(course.accent)) {
      document.documentElement.style.setProperty('--accent', course.accent);
    }
  }, [course]);

  useEffect(() => {
    if (place !== SUMMARY) session.open(place);
  }, [session, place]);

  const go = (next: Place) => {
    setPlace(next);
    // After the new content stands there.
    requestAnimationFrame(() => {
      window.scrollTo({ top: 0 });
      heading.current?.focus({ preventScroll: true });
    });
  };
  const leave = async () => setHasLeft(await session.leave());
  if (hasLeft) return <Message text="left" />;

  const index = contents.findIndex(({ id }) => id === place);
  const content = contents[index];
  const places: Place[] = [...contents.map(({ id }) => id), SUMMARY];
  const at = places.indexOf(place);
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:absolute focus:z-10 focus:m-2 focus:rounded-lg focus:bg-card focus:p-3"
      >
        {texts.skipToContent}
      </a>
      <CourseHeader
        course={course}
        share={snapshot.result.share}
        onExit={tracker.canLeave ? () => void leave() : null}
      />
      {onOther && (
        <OtherLearner
          name={tracker.learnerName}
          onOther={() => void session.leave().then((hasEnded) => hasEnded && onOther())}
        />
      )}
      <Notices
        isUnsaved={snapshot.isUnsaved}
        refusal={snapshot.refusal}
        isPlatformMissing={isPlatformMissing}
        isJustCompleted={snapshot.standing.isCompleted && !wasCompleted && place !== SUMMARY}
        onResult={() => go(SUMMARY)}
      />
      <div className="mx-auto grid w-full max-w-7xl flex-1 content-start gap-4 p-4 sm:p-6 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-8">
        <CourseMenu course={course} snapshot={snapshot} place={place} onGo={go} />
        <main id="main" className="min-w-0">
          <h2
            ref={heading}
            tabIndex={-1}
            className="mb-4 font-semibold text-2xl tracking-tight outline-none"
          >
            {content && contents.length > 1 && (
              <span className="block font-normal text-muted-foreground text-sm tracking-normal">
                {fill(texts.part, { number: index + 1, total: contents.length })}
              </span>
            )}
            {content?.title ?? texts.yourResult}
          </h2>
          {content ? (
            <ContentView key={content.id} session={session} content={content} />
          ) : (
            <SummaryView
              course={course}
              snapshot={snapshot}
              learnerName={tracker.learnerName}
              onGo={go}
            />
          )}
          <StepButtons previous={places[at - 1]} next={places[at + 1]} onGo={go} />
        </main>
      </div>
    </div>
  );
}
