import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { workColumns } from '#server/db/work-columns.ts';
import type { HostMessage } from './host-message.ts';
import { libraryAssets } from './library.ts';

/** What the host platform is told of, one row a message; it goes with its asset. */
export const hostDeliveries = pgTable(
  'host_deliveries',
  {
    ...workColumns(),
    /** A delivery is one step. */
    stage: text(),
    libraryAssetId: uuid('library_asset_id')
      .notNull()
      .references(() => libraryAssets.id, { onDelete: 'cascade' }),
    /** As it was when it happened, whenever it is sent. */
    message: jsonb().$type<HostMessage>().notNull(),
    /** The status of the host's last answer; null where there was none. */
    answerStatus: integer('answer_status'),
    /** When it is sent again by itself; null where it is not. */
    nextTryAt: timestamp('next_try_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('host_deliveries_asset').on(table.libraryAssetId),
    index('host_deliveries_created').on(table.createdAt),
  ],
);
