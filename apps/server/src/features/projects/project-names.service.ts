import type { Queryable } from '#server/db/database.ts';
import { renameUnnamedProject } from './projects.repo.ts';

/** Calls a project as its course is titled, unless somebody named it; answers whether that is another name. */
export const nameByTitle = (tx: Queryable, id: string, title: string): Promise<boolean> =>
  renameUnnamedProject(tx, id, title);
