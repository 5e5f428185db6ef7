import type { ASSET_TYPES } from '@tarima/contract';
import type { Context } from '#server/context.ts';
import type { Queryable } from '#server/db/database.ts';
import { AppError } from '#server/errors.ts';
import type { PodcastsService } from '../podcasts/podcasts.service.ts';
import type { Actor } from '../session/session.service.ts';
import type { VideosService } from '../videos/videos.service.ts';
import { deleteAsset, insertAsset, saveAsset } from './library.repo.ts';

type AssetName = { id: string; assetType: (typeof ASSET_TYPES)[number] };

/** Records a finished video, in the transaction that finishes it. */
export async function recordVideo(
  tx: Queryable,
  video: { id: string; companyId: string },
): Promise<void> {
  await insertAsset(tx, { companyId: video.companyId, assetType: 'video', assetId: video.id });
}

/** Takes a deleted video out again. */
export const forgetVideo = (tx: Queryable, id: string) => deleteAsset(tx, 'video', id);

/** Records a finished podcast, in the transaction that finishes it. */
export async function recordPodcast(
  tx: Queryable,
  podcast: { id: string; companyId: string },
): Promise<void> {
  const { id, companyId } = podcast;
  await insertAsset(tx, { companyId, assetType: 'podcast', assetId: id });
}

/** Takes a deleted podcast out again. */
export const forgetPodcast = (tx: Queryable, id: string) => deleteAsset(tx, 'podcast', id);

export function createLibraryService(
  { db, now, settings }: Pick<Context, 'db' | 'now' | 'settings'>,
  { videos, podcasts }: { videos: VideosService; podcasts: PodcastsService },
) {
  /** The company of a finished asset, and the studio's own page of it. */
  async function findFinished(actor: Actor, { id, assetType }: AssetName) {
    if (assetType === 'video') {
      const { companyId, status } = await videos.authorize(actor, id);
      if (status !== 'completed') throw new AppError('VIDEO_NOT_READY');
      return { companyId, page: `/videos?video=${id}` };
    }
    const { companyId, audio } = await podcasts.authorize(actor, id);
    if (!audio) throw new AppError('PODCAST_NOT_READY');
    return { companyId, page: `/podcasts/${id}` };
  }

  return {
    /** Records that a person keeps an asset, and answers where to see it. */
    async savePath(
      actor: Actor,
      asset: AssetName & { scriptContent?: string | undefined },
    ): Promise<{ redirectTo: string }> {
      const { companyId, page } = await findFinished(actor, asset);
      await saveAsset(db, {
        companyId,
        assetType: asset.assetType,
        assetId: asset.id,
        scriptContent: asset.scriptContent ?? null,
        savedAt: now(),
      });
      return { redirectTo: `${settings.publicUrl ?? ''}${page}` };
    },
  };
}
