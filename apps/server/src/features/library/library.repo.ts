import { and, eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { libraryAssets } from './library.schema.ts';

type Asset = typeof libraryAssets.$inferInsert;

/** Records a finished asset; what is already recorded stays as it is. */
export const insertAsset = (db: Queryable, asset: Asset) =>
  db.insert(libraryAssets).values(asset).onConflictDoNothing();

export async function deleteAsset(
  db: Queryable,
  assetType: Asset['assetType'],
  assetId: string,
): Promise<void> {
  await db
    .delete(libraryAssets)
    .where(and(eq(libraryAssets.assetType, assetType), eq(libraryAssets.assetId, assetId)));
}

/** Records that a person saved an asset. */
export const saveAsset = (db: Queryable, asset: Asset) =>
  db
    .insert(libraryAssets)
    .values(asset)
    .onConflictDoUpdate({
      target: [libraryAssets.assetType, libraryAssets.assetId],
      set: { savedAt: asset.savedAt, scriptContent: asset.scriptContent },
    });
