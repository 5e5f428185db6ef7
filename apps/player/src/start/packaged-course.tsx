import type { PlayerCourse } from '@tarima/contract';
import { useEffect, useState } from 'react';
import { Message } from '#player/screens/message.tsx';
import type { TrackingKind } from '#player/tracking/tracker.ts';
import { type OpenedTracker, openTracker } from './open-tracker.ts';
import { Visit } from './visit.tsx';

type PackagedCourseProps = { kind: Exclude<TrackingKind, 'link'>; course: PlayerCourse };

export function PackagedCourse({ kind, course }: PackagedCourseProps) {
  const [opened, setOpened] = useState<OpenedTracker | 'refused' | null>(null);
  useEffect(() => {
    openTracker(kind, course).then(setOpened, () => setOpened('refused'));
  }, [kind, course]);
  if (opened === 'refused') return <Message text="launchFailed" />;
  if (!opened) return <Message text="loading" />;
  return <Visit course={course} {...opened} />;
}
