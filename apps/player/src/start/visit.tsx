import type { PlayerCourse } from '@tarima/contract';
import { useState } from 'react';
import { createSession } from '#player/learning/session.ts';
import { Player } from '#player/screens/player.tsx';
import type { Tracker } from '#player/tracking/tracker.ts';

type VisitProps = {
  course: PlayerCourse;
  tracker: Tracker;
  isPlatformMissing?: boolean;
  onOther?: (() => void) | undefined;
};

/** Begins the session of an opened course, by the platform's mark where it has one. */
export function Visit({ course, tracker, isPlatformMissing = false, onOther }: VisitProps) {
  const [session] = useState(() => {
    const { completion } = course;
    const mark = completion.mark === null ? null : (tracker.mark ?? completion.mark);
    return createSession({ course: { ...course, completion: { ...completion, mark } }, tracker });
  });
  return <Player {...{ session, tracker, isPlatformMissing, onOther }} />;
}
