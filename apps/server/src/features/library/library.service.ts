import type { ASSET_TYPES } from '@tarima/contract';
import type { Context } from '#server/context.ts';
import type { Queryable } from '#server/db/database.ts';
import type { OwnedAsset } from '#server/db/tables/host-message.ts';
import type { Actor } from '#server/kit/actor.ts';
import type { Choices } from '#server/settings/env.ts';
import { fileAddress, viewAddress } from './asset-addresses.ts';
import { deleteAsset, listEntries, lockAsset, saveAsset } from './library.repo.ts';
import { countTaken, tellHost, wasTold } from './tell-host.ts';

type AssetType = (typeof ASSET_TYPES)[number];
type AssetName = { id: string; assetType: AssetType };
/** Finds an asset that a person names. Throws unless it is theirs and finished. */
type FindFinished = (actor: Actor, id: string) => Promise<OwnedAsset>;

/** Deletes the entry of a deleted asset, and the messages to the host that wait. */
export const forgetAsset = (tx: Queryable, { id, assetType }: AssetName) =>
  deleteAsset(tx, { assetType, assetId: id });

/** Counts the videos that are in the library. With a webhook, counts those that the host took. */
export async function countSynced(
  db: Queryable,
  { hostPlatform }: Pick<Choices, 'hostPlatform'>,
  videoIds: string[],
): Promise<number> {
  const entries = await listEntries(db, 'video', videoIds);
  return hostPlatform.webhook ? countTaken(db, entries) : entries.length;
}

export type LibraryService = ReturnType<typeof createLibraryService>;

export function createLibraryService(
  { db, jobs, now, settings, live }: Pick<Context, 'db' | 'jobs' | 'now' | 'settings' | 'live'>,
  findFinished: Record<AssetType, FindFinished>,
) {
  async function record(tx: Queryable, { companyId, ...asset }: OwnedAsset, savedAt: Date | null) {
    const { type: assetType, id: assetId, scriptContent } = asset;
    return saveAsset(tx, { companyId, assetType, assetId, scriptContent, savedAt });
  }

  const addressOf = (asset: Pick<OwnedAsset, 'id' | 'type'>) =>
    viewAddress(asset, { ...settings, ...live.choices() });

  const tell = (tx: Queryable, libraryAssetId: string, { companyId, ...asset }: OwnedAsset) =>
    tellHost(
      tx,
      { jobs, live },
      {
        libraryAssetId,
        companyId,
        message: {
          type: 'asset.finished',
          timestamp: now().toISOString(),
          data: { asset, address: addressOf(asset), file: fileAddress(asset) },
        },
      },
    );

  return {
    /** Records a finished asset and tells the host. Runs in the transaction that finishes it. */
    async recordFinished(tx: Queryable, asset: OwnedAsset): Promise<void> {
      await tell(tx, await record(tx, asset, null), asset);
    },

    /** Records that a person keeps an asset. Answers the address to see it. */
    async savePath(
      actor: Actor,
      { scriptContent, ...name }: AssetName & { scriptContent?: string | undefined },
    ): Promise<{ redirectTo: string }> {
      const found = await findFinished[name.assetType](actor, name.id);
      const asset = { ...found, scriptContent: scriptContent ?? found.scriptContent };
      await db.transaction(async (tx) => {
        const before = await lockAsset(tx, { assetType: name.assetType, assetId: name.id });
        const entry = await record(tx, asset, now());
        // Each view of an asset saves it. The host is told only of changes.
        const isNews = before?.scriptContent !== asset.scriptContent;
        if (isNews || !(await wasTold(tx, entry))) await tell(tx, entry, asset);
      });
      return { redirectTo: addressOf(asset) };
    },
  };
}
