import { sql } from 'drizzle-orm';
import { deletePastCounts } from '#server/db/call-counts.ts';
import { type Repeated, repeat } from '#server/kit/repeat.ts';
import type { Studio } from '#server/studio.ts';
import { deleteLostResults } from './lost-results.ts';
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

/** Each chore may fail by itself. The others are done all the same. */
export async function keepHouse(studio: Studio): Promise<void> {
  const { context, services } = studio;
  const { db, log, settings } = context;
  const chores: Record<string, () => Promise<unknown>> = {
    retention: () => services.personalData.endRetention(),
    learnerLinks: () => services.learnerLinks.clean(),
    reviews: () => services.reviews.clean(),
    podcastUploads: () => services.podcastUploads.clean(),
    storage: () => services.storage.clean(),
    lostResults: () => deleteLostResults(studio),
    voiceModels: () => services.voiceModels.clean(),
    audit: () => services.audit.clean(),
    sessions: () => services.session.clean(),
    signIn: () => services.signIn.clean(),
    knownBrowsers: () => services.knownBrowsers.clean(),
    passwordResets: () => services.passwordResets.clean(),
    invitations: () => services.invitations.clean(),
    callCounts: async () => deletePastCounts(db),
    // PostgreSQL vacuums by itself; the embedded database does not.
    vacuum: async () => settings.databaseUrl || db.execute(sql`vacuum analyze`),
  };
  for (const [chore, work] of Object.entries(chores)) {
    await work().catch((error) => log.error({ err: error, chore }, 'a chore failed'));
  }
}
