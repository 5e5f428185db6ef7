import { sql } from 'drizzle-orm';
import { deletePastCounts } from '#server/db/call-counts.ts';
import { type Repeated, repeat } from '#server/kit/repeat.ts';
import type { Studio } from '#server/studio.ts';
import { sweep } from './workers.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/**
 * Work by the clock. Each minute lost jobs are replaced, and deletions past their undo time are completed.
 * Each hour abandoned and expired data is removed. Several processes may do it at once.
 */
export function startHousekeeping(studio: Studio): Repeated {
  const { log } = studio.context;
  const chores = [
    repeat(() => sweep(studio), { everyMs: MINUTE_MS, name: 'sweep', log }),
    repeat(() => keepHouse(studio), { everyMs: HOUR_MS, name: 'housekeeping', log }),
    repeat(() => endDeletions(studio), { everyMs: MINUTE_MS, name: 'housekeeping', log }),
  ];
  return {
    async stop() {
      await Promise.all(chores.map((chore) => chore.stop()));
    },
  };
}

export async function endDeletions({ services }: Studio): Promise<void> {
  await services.deletedVideos.clean();
  await services.deletedProjects.clean();
}

export async function keepHouse({ context, services }: Studio): Promise<void> {
  await services.personalData.endRetention();
  await services.learnerLinks.clean();
  await services.reviews.clean();
  await services.podcastUploads.clean();
  await services.storage.clean();
  await services.voiceModels.clean();
  await services.audit.clean();
  await services.session.clean();
  await services.signIn.clean();
  await services.knownBrowsers.clean();
  await services.passwordResets.clean();
  await services.invitations.clean();
  await deletePastCounts(context.db);
  // PostgreSQL vacuums by itself; the embedded database does not.
  if (!context.settings.databaseUrl) await context.db.execute(sql`vacuum analyze`);
}
