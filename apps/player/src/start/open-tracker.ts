import type { PlayerCourse } from '@tarima/contract';
import { openMemory } from '#player/tracking/memory.ts';
import type { Tracker, TrackingKind } from '#player/tracking/tracker.ts';
import { openUntracked } from '#player/tracking/untracked.ts';

export type OpenedTracker = { tracker: Tracker; isPlatformMissing: boolean };

/** Opens the tracker of a package. Without its platform the course is played all the same. */
export async function openTracker(
  kind: Exclude<TrackingKind, 'link'>,
  course: PlayerCourse,
): Promise<OpenedTracker> {
  const untracked = () => openUntracked(course, openMemory());
  return { tracker: untracked(), isPlatformMissing: kind !== 'none' };
}
