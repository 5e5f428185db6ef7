import type { Studio } from '#server/studio.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/**
 * Lets go, once an hour, of what was abandoned or is past the time it is kept, and each minute of what was
 * deleted and can no longer be brought back. Several may do it at once.
 */
export function startHousekeeping(studio: Studio): { stop: () => void } {
  const timers = [repeat(studio, keepHouse, HOUR_MS), repeat(studio, endDeletions, MINUTE_MS)];
  return { stop: () => timers.forEach(clearInterval) };
}

function repeat(studio: Studio, work: (studio: Studio) => Promise<void>, everyMs: number) {
  const run = () => {
    work(studio).catch((error) => studio.context.log.error({ err: error }, 'housekeeping'));
  };
  run();
  return setInterval(run, everyMs);
}

export async function endDeletions({ services }: Studio): Promise<void> {
  await services.deletedVideos.clean();
  await services.deletedProjects.clean();
}

export async function keepHouse({ services }: Studio): Promise<void> {
  await services.personalData.endRetention();
  await services.podcastUploads.clean();
  await services.storage.clean();
  await services.audit.clean();
  await services.session.clean();
  await services.signIn.clean();
  await services.passwordResets.clean();
  await services.invitations.clean();
}
