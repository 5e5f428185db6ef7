import type { QueuedWork } from '@tarima/contract';
import { pathTo } from '#web/lib/paths.ts';

/** The page of a piece of work. Null where the reader may not open it. */
export function pathToWork({ kind, id, project, canOpen }: QueuedWork): string | null {
  if (!canOpen) return null;
  if (kind === 'make-podcast') return pathTo.podcasts(id);
  if (kind === 'make-video' || kind === 'order-video') return pathTo.videos(id);
  if (kind === 'deliver-to-host') return pathTo.hostPlatform;
  if (kind === 'fetch-voice-model') return pathTo.voiceModels;
  if (!project) return null;
  if (kind === 'build-package') return pathTo.handOver(project.id);
  if (project.type === 'video') return pathTo.editScript(project.id);
  return kind === 'draft-project' || kind === 'plan-course'
    ? pathTo.createCourse(project.id)
    : pathTo.courseScripts(project.id);
}
