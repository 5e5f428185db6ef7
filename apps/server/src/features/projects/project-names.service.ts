import type { Queryable } from '#server/db/database.ts';
import { renameUnnamedProject } from './projects.repo.ts';

/** Names a project after its course, unless a person named it. True if the name changed. */
export const nameByTitle = (tx: Queryable, id: string, title: string): Promise<boolean> =>
  renameUnnamedProject(tx, id, title);
