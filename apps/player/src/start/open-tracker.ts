import type { PlayerCourse } from '@tarima/contract';
import { openCmi5 } from '#player/tracking/cmi5.ts';
import { launchOf } from '#player/tracking/cmi5-launch.ts';
import { findApi } from '#player/tracking/find-api.ts';
import { openMemory } from '#player/tracking/memory.ts';
import { openScorm12 } from '#player/tracking/scorm12.ts';
import { openScorm2004 } from '#player/tracking/scorm2004.ts';
import type { Tracker, TrackingKind } from '#player/tracking/tracker.ts';
import { openUntracked } from '#player/tracking/untracked.ts';

export type OpenedTracker = { tracker: Tracker; isPlatformMissing: boolean };

/**
 * Opens the tracker of a package. Without its platform the course is played all the same. Rejects
 * if a platform launched it and then does not answer.
 */
export async function openTracker(
  kind: Exclude<TrackingKind, 'link'>,
  course: PlayerCourse,
): Promise<OpenedTracker> {
  const tracker = await platformTracker(kind, course);
  if (tracker) return { tracker, isPlatformMissing: false };
  return { tracker: openUntracked(course, openMemory()), isPlatformMissing: kind !== 'none' };
}

async function platformTracker(
  kind: Exclude<TrackingKind, 'link'>,
  course: PlayerCourse,
): Promise<Tracker | null> {
  // The search reads properties by name, which the window's own type does not allow.
  const start = window as unknown as Parameters<typeof findApi>[0];
  if (kind === 'scorm12') return openScorm12(course, findApi(start, 'API'));
  if (kind === 'scorm2004') return openScorm2004(course, findApi(start, 'API_1484_11'));
  const launch = kind === 'cmi5' ? launchOf(location.search) : null;
  if (!launch) return null;
  return openCmi5({
    course,
    launch,
    memory: openMemory(() => sessionStorage),
    goTo: (address) => location.assign(address),
  });
}
