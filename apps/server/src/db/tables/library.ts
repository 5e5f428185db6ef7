import { ASSET_TYPES } from '@tarima/contract';
import { index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { companies } from './companies.ts';

/** Finished assets, as the host platform knows them. */
export const libraryAssets = pgTable(
  'library_assets',
  {
    id: uuid().primaryKey().defaultRandom(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    assetType: text('asset_type', { enum: ASSET_TYPES }).notNull(),
    assetId: uuid('asset_id').notNull(),
    scriptContent: text('script_content'),
    /** The time at which a person saved it; null if nobody did. */
    savedAt: timestamp('saved_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('library_assets_asset').on(table.assetType, table.assetId),
    index('library_assets_company').on(table.companyId, table.createdAt),
  ],
);
