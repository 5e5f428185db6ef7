import type { StudioSettingName } from '@tarima/contract';
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** Settings that the owner typed in the studio. */
export const studioSettings = pgTable('studio_settings', {
  /** Also the name of the environment's variable. A former version may have had others. */
  name: text().$type<StudioSettingName>().primaryKey(),
  /** The value, encrypted (`kit/sealing.ts`). */
  sealed: text().notNull(),
  changedBy: uuid('changed_by').references(() => users.id, { onDelete: 'set null' }),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
});
