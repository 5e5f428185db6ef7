import { FIGURE_KINDS, PICTURE_TYPES } from '@tarima/contract';
import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { projects } from './projects.ts';

/** Pictures that authors added to a project. Those of its documents are in the documents. */
export const projectFigures = pgTable(
  'project_figures',
  {
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** The SHA-256 of its file. */
    picture: text().notNull(),
    mediaType: text('media_type', { enum: PICTURE_TYPES }).notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    kind: text({ enum: FIGURE_KINDS }).notNull(),
    /** The name of the uploaded file, without its extension. */
    alt: text().notNull(),
    bytes: integer().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.picture] })],
);
