import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { HostMessage } from './host-message.ts';
import { libraryAssets } from './library.ts';
import { workColumns } from './work-columns.ts';

/** Messages to the host platform, one row each. A row is deleted with its asset. */
export const hostDeliveries = pgTable(
  'host_deliveries',
  {
    ...workColumns(),
    /** A delivery has only one step. */
    stage: text(),
    libraryAssetId: uuid('library_asset_id')
      .notNull()
      .references(() => libraryAssets.id, { onDelete: 'cascade' }),
    /** The message as it was at the event, even if it is sent later. */
    message: jsonb().$type<HostMessage>().notNull(),
    /** The status of the host's last answer; null if there was none. */
    answerStatus: integer('answer_status'),
    /** The time of the next automatic attempt; null if there is none. */
    nextTryAt: timestamp('next_try_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('host_deliveries_asset').on(table.libraryAssetId),
    index('host_deliveries_created').on(table.createdAt),
  ],
);
