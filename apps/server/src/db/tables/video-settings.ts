import type { VideoSettings } from '@tarima/contract';
import { jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import { projects } from './projects.ts';

export const videoSettings = pgTable('video_settings', {
  projectId: uuid('project_id')
    .primaryKey()
    .references(() => projects.id, { onDelete: 'cascade' }),
  settings: jsonb().$type<VideoSettings>().notNull(),
});
