import type { DeletedThing, Language, Video } from '@tarima/contract';
import type { Context } from '#server/context.ts';
import { isUnderWay } from '#server/db/tables/work-columns.ts';
import { forgetAsset } from '#server/features/library/library.service.ts';
import { recordDeed } from '#server/features/people/audit/record-deed.ts';
import type { Actor } from '#server/kit/actor.ts';
import { deletedThing, undoableSince } from '#server/kit/deletion-time.ts';
import { AppError } from '#server/kit/errors.ts';
import { type Authorized, authorize, companiesOf } from '#server/kit/tenancy.ts';
import {
  deleteVideo,
  findStoredVideo,
  hiddenVideos,
  listHiddenVideos,
  listStoredVideos,
  listVideosHiddenUntil,
} from './deleted-videos.repo.ts';
import { jobOf } from './job-of.ts';
import { videoFolder } from './video-files.ts';
import { type VideoRow, videoRows } from './videos.repo.ts';
import type { VideoFollower, VideosService } from './videos.service.ts';

export type DeletedVideosService = ReturnType<typeof createDeletedVideosService>;

/** Deletes videos: first hides them, and some minutes later removes them with their files. */
export function createDeletedVideosService(
  { db, blobs, jobs, realtime, now }: Pick<Context, 'db' | 'blobs' | 'jobs' | 'realtime' | 'now'>,
  { videos, follower }: { videos: VideosService; follower: VideoFollower },
) {
  const stopJob = async (video: VideoRow) => {
    if (video.jobId) await jobs.cancel(jobOf(video), video.jobId);
  };

  const announceList = ({ id, companyId }: VideoRow) =>
    realtime.publish('listUpdate', companyId, id, () => 'videos');

  /** @param hiddenUntil keeps a video that was restored meanwhile */
  async function remove(video: VideoRow, hiddenUntil: Date | null): Promise<void> {
    const isGone = await db.transaction(async (tx) => {
      if (!(await deleteVideo(tx, video.id, hiddenUntil))) return false;
      await forgetAsset(tx, { assetType: 'video', id: video.id });
      await follower.ended(tx, video);
      return true;
    });
    if (!isGone) return;
    await stopJob(video);
    await blobs.delete(videoFolder(video.id));
    await follower.changed(video);
  }

  return {
    /** Hides a video and stops its making. Its files stay while it can be restored. */
    async delete(actor: Actor, video: Authorized<VideoRow>): Promise<DeletedThing> {
      const deletedAt = now();
      await db.transaction(async (tx) => {
        if (!(await hiddenVideos.hide(tx, video.id, deletedAt))) throw new AppError('NOT_FOUND');
        await videoRows.cancel(tx, video.id);
        await follower.ended(tx, video);
        await recordDeed(tx, { action: 'video-deleted', by: actor, ...doneTo(video) });
      });
      await stopJob(video);
      await follower.changed(video);
      announceList(video);
      return deletedThing(video.id, video.recipe.title, deletedAt);
    },

    /** Restores a deleted video. One that was not deleted stays as it is. */
    async restore(actor: Actor, id: string, language: Language): Promise<Video> {
      const video = authorize(actor, await findStoredVideo(db, id));
      if (video.deletedAt) {
        await db.transaction(async (tx) => {
          if (!(await hiddenVideos.show(tx, id, undoableSince(now()))))
            throw new AppError('NOT_FOUND');
          await recordDeed(tx, { action: 'video-restored', by: actor, ...doneTo(video) });
        });
        await videos.announce(id);
        announceList(video);
      }
      return videos.present(video, language);
    },

    /** The deleted videos that can still be restored. */
    async list(actor: Actor): Promise<DeletedThing[]> {
      const rows = await listHiddenVideos(db, companiesOf(actor), undoableSince(now()));
      return rows.flatMap(({ id, recipe, deletedAt }) =>
        deletedAt ? [deletedThing(id, recipe.title, deletedAt)] : [],
      );
    },

    /** Removes the videos that can no longer be restored. */
    async clean(): Promise<void> {
      const until = undoableSince(now());
      for (const video of await listVideosHiddenUntil(db, until)) await remove(video, until);
    },

    /** For the deletion of a project: stops the making of its videos. */
    async stopOfProject(project: Authorized<{ id: string; companyId: string }>): Promise<void> {
      for (const video of (await listStoredVideos(db, project.id)).filter(isUnderWay)) {
        await db.transaction(async (tx) => {
          if (await videoRows.cancel(tx, video.id)) await follower.ended(tx, video);
        });
        await stopJob(video);
      }
    },

    /** For the final removal of a project: removes all of its videos. */
    async removeOfProject(project: Authorized<{ id: string; companyId: string }>): Promise<void> {
      for (const video of await listStoredVideos(db, project.id)) await remove(video, null);
    },
  };
}

const doneTo = ({ id, recipe, companyId }: VideoRow) => ({
  companyId,
  subject: id,
  subjectName: recipe.title,
});
