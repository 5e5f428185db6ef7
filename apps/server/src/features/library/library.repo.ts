import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { libraryAssets } from '#server/db/tables/library.ts';

type Asset = typeof libraryAssets.$inferInsert;
type AssetName = Pick<Asset, 'assetType' | 'assetId'>;

const named = ({ assetType, assetId }: AssetName) =>
  and(eq(libraryAssets.assetType, assetType), eq(libraryAssets.assetId, assetId));

/** Reads an asset's entry and locks it until the transaction ends. */
export async function lockAsset(tx: Queryable, name: AssetName) {
  const [row] = await tx.select().from(libraryAssets).where(named(name)).for('update');
  return row ?? null;
}

/** Records an asset or updates its entry. Answers the entry's id. */
export async function saveAsset(tx: Queryable, asset: Asset): Promise<string> {
  const { scriptContent, savedAt } = asset;
  const [row] = await tx
    .insert(libraryAssets)
    .values(asset)
    .onConflictDoUpdate({
      target: [libraryAssets.assetType, libraryAssets.assetId],
      // A value that the caller leaves out stays.
      set: {
        assetId: asset.assetId,
        ...(scriptContent && { scriptContent }),
        ...(savedAt && { savedAt }),
      },
    })
    .returning({ id: libraryAssets.id });
  if (!row) throw new Error('an asset was not recorded');
  return row.id;
}

export async function deleteAsset(tx: Queryable, name: AssetName): Promise<void> {
  await tx.delete(libraryAssets).where(named(name));
}

export async function listEntries(
  db: Queryable,
  assetType: Asset['assetType'],
  assetIds: string[],
): Promise<string[]> {
  const rows = await db
    .select({ id: libraryAssets.id })
    .from(libraryAssets)
    .where(and(eq(libraryAssets.assetType, assetType), inArray(libraryAssets.assetId, assetIds)));
  return rows.map(({ id }) => id);
}
