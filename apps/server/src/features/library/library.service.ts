import type { ASSET_TYPES } from '@tarima/contract';
import type { Context } from '#server/context.ts';
import type { Queryable } from '#server/db/database.ts';
import { AppError } from '#server/errors.ts';
import type { Actor } from '../session/session.service.ts';
import type { VideosService } from '../videos/videos.service.ts';
import { deleteAsset, insertAsset, saveAsset } from './library.repo.ts';

/** Records a finished video, in the transaction that finishes it. */
export async function recordVideo(
  tx: Queryable,
  video: { id: string; companyId: string },
): Promise<void> {
  await insertAsset(tx, { companyId: video.companyId, assetType: 'video', assetId: video.id });
}

/** Takes a deleted video out again. */
export const forgetVideo = (tx: Queryable, id: string) => deleteAsset(tx, 'video', id);

export function createLibraryService(
  { db, now, settings }: Pick<Context, 'db' | 'now' | 'settings'>,
  { videos }: { videos: VideosService },
) {
  return {
    /** Records that a person keeps an asset, and answers where to see it. */
    async savePath(
      actor: Actor,
      asset: {
        id: string;
        assetType: (typeof ASSET_TYPES)[number];
        scriptContent?: string | undefined;
      },
    ): Promise<{ redirectTo: string }> {
      if (asset.assetType !== 'video') throw new AppError('NOT_FOUND');
      const video = await videos.authorize(actor, asset.id);
      if (video.status !== 'completed') throw new AppError('VIDEO_NOT_READY');
      await saveAsset(db, {
        companyId: video.companyId,
        assetType: asset.assetType,
        assetId: video.id,
        scriptContent: asset.scriptContent ?? null,
        savedAt: now(),
      });
      return { redirectTo: `${settings.publicUrl ?? ''}/videos?video=${video.id}` };
    },
  };
}
