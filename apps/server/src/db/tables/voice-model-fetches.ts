import { VOICE_MODEL_STAGES } from '@tarima/contract';
import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import { workColumns } from './work-columns.ts';

/** The last attempt to install each model of voices. A removed model has no row. */
export const voiceModelFetches = pgTable('voice_model_fetches', {
  ...workColumns(),
  modelId: text('model_id').notNull().unique(),
  /** `asking` is open without a job, until the owner has compared the hash. */
  stage: text({ enum: VOICE_MODEL_STAGES }),
  source: text({ enum: ['address', 'file'] }).notNull(),
  /** Bytes of the archive that are here, and all of them. */
  bytes: bigint({ mode: 'number' }).notNull().default(0),
  totalBytes: bigint('total_bytes', { mode: 'number' }),
  /** The hash of the archive that is here. */
  sha256: text(),
  /** The hash that the owner has compared, where the catalogue has none. */
  confirmedSha256: text('confirmed_sha256'),
});
