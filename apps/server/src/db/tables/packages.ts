import { PACKAGE_FORMATS, PACKAGE_STAGES, type PackageRequest } from '@tarima/contract';
import { bigint, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { projects } from './projects.ts';
import { workColumns } from './work-columns.ts';

/** Zips of projects to hand over. One of each format, so that two clicks are one package. */
export const packages = pgTable(
  'packages',
  {
    ...workColumns(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    format: text({ enum: PACKAGE_FORMATS }).notNull(),
    stage: text({ enum: PACKAGE_STAGES }),
    request: jsonb().$type<PackageRequest>().notNull(),
    /**
     * Hash of all that its zip was made of. Null before the first one, like the fields below. They
     * stay while another zip is made.
     */
    madeOf: text('made_of'),
    /** Key of its file among the blobs. */
    file: text(),
    fileName: text('file_name'),
    bytes: bigint({ mode: 'number' }),
  },
  (table) => [unique('packages_one_a_format').on(table.projectId, table.format)],
);
