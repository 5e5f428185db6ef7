import { type PlayerContent, type PlayerCourse, seenShare } from '@tarima/contract';
import { Award, ChevronDown, CircleCheck } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { Snapshot } from '#player/learning/session.ts';
import { fill, useTexts } from '#player/texts/texts.ts';
import { type Place, SUMMARY } from './places.ts';

type CourseMenuProps = {
  course: PlayerCourse;
  snapshot: Snapshot;
  place: Place;
  onGo: (place: Place) => void;
};

/** Modules and contents with the learner's state. Phones show it on demand. */
export function CourseMenu({ course, snapshot, place, onGo }: CourseMenuProps) {
  const texts = useTexts();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const go = (next: Place) => {
    setIsOpen(false);
    onGo(next);
  };
  return (
    <nav
      aria-label={texts.contents}
      className="lg:sticky lg:top-6 lg:max-h-[calc(100dvh-3rem)] lg:self-start lg:overflow-y-auto"
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className="flex min-h-11 w-full items-center justify-between rounded-xl border bg-card px-4 font-semibold text-sm lg:hidden"
      >
        {isOpen ? texts.hideContents : texts.showContents}
        <ChevronDown aria-hidden className={`size-4 ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      <div id={id} className={`${isOpen ? 'mt-3' : 'hidden'} space-y-5 lg:block`}>
        {course.modules.map((module, index) => (
          // Modules have no ids, and their order is fixed.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <section key={index}>
            {module.title && (
              <h2 className="mb-1 px-3 font-semibold text-muted-foreground text-sm">
                {module.title}
              </h2>
            )}
            <ol className="space-y-1">
              {module.contents.map((content) => (
                <Entry
                  key={content.id}
                  isCurrent={content.id === place}
                  onClick={() => go(content.id)}
                >
                  <ContentState content={content} snapshot={snapshot} />
                </Entry>
              ))}
            </ol>
          </section>
        ))}
        <ul className="border-t pt-3">
          <Entry isCurrent={place === SUMMARY} onClick={() => go(SUMMARY)}>
            <Award aria-hidden className="size-5 shrink-0 text-primary" />
            {texts.yourResult}
          </Entry>
        </ul>
      </div>
    </nav>
  );
}

type EntryProps = { isCurrent: boolean; onClick: () => void; children: ReactNode };

function Entry({ isCurrent, onClick, children }: EntryProps) {
  const look = isCurrent ? 'bg-primary-soft font-semibold' : 'hover:bg-muted';
  return (
    <li>
      <button
        type="button"
        aria-current={isCurrent ? 'page' : undefined}
        onClick={onClick}
        className={`flex min-h-11 w-full items-start gap-3 rounded-xl px-3 py-2.5 text-left text-sm ${look}`}
      >
        {children}
      </button>
    </li>
  );
}

function ContentState({ content, snapshot }: { content: PlayerContent; snapshot: Snapshot }) {
  const texts = useTexts();
  const { state } = snapshot;
  const percent = Math.floor(seenShare(state.seen[content.id]) * 100);
  const total = content.questions.length;
  const answered = content.questions.filter(({ id }) => state.answers[id]).length;
  const isDone = percent === 100 && answered === total;
  const lines = [
    percent === 100 ? texts.seenFully : fill(texts.seen, { percent }),
    ...(total > 0 ? [fill(texts.answered, { answered, total })] : []),
  ];
  return (
    <>
      {isDone ? (
        <CircleCheck aria-hidden className="size-5 shrink-0 text-primary" />
      ) : (
        <ShareRing percent={percent} />
      )}
      <span className="min-w-0">
        {content.title}
        <span className="block font-normal text-muted-foreground text-xs">{lines.join(' · ')}</span>
      </span>
    </>
  );
}

/** A circle that fills up. Its number stands beside it as text. */
function ShareRing({ percent }: { percent: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 20 20" className="size-5 shrink-0 -rotate-90">
      <circle cx="10" cy="10" r="8" fill="none" strokeWidth="2.5" className="stroke-border" />
      <circle
        cx="10"
        cy="10"
        r="8"
        fill="none"
        strokeWidth="2.5"
        pathLength="100"
        strokeDasharray={`${percent} 100`}
        className="stroke-primary"
      />
    </svg>
  );
}
