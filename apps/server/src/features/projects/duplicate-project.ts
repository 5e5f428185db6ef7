import { randomUUID } from 'node:crypto';
import type { Context } from '#server/context.ts';
import type { Queryable } from '#server/db/database.ts';
import { isUnderWay } from '#server/db/tables/work-columns.ts';
import type { OwnCompany } from '#server/kit/tenancy.ts';
import { copyFiles } from './copy-files.ts';
import { type OwnFigureRow, readTexts } from './project-copies.repo.ts';
import type { WholeProject } from './projects.repo.ts';
import { insertCarriedProject } from './whole-projects.ts';

/** A project with all that a copy takes from it. */
export type CopiedProject = WholeProject & { figures: OwnFigureRow[] };

/**
 * Copies a project with its files, pictures, texts, structure and choices. A draft under way starts
 * for the copy too.
 * @returns the id of the copy
 */
export function duplicateProject(
  { db, blobs, jobs }: Pick<Context, 'db' | 'blobs' | 'jobs'>,
  { companyName: _companyName, owner: _owner, files, figures, ...project }: CopiedProject,
  copy: { name: string; companyId: OwnCompany; createdBy: string },
  takeRoom: (tx: Queryable) => Promise<void>,
): Promise<string> {
  const jobId = isUnderWay(project) ? randomUUID() : null;
  return copyFiles({ blobs }, { id: project.id, files, figures }, ({ id, files: copiedFiles }) =>
    db.transaction(async (tx) => {
      await takeRoom(tx);
      await insertCarriedProject(
        tx,
        {
          ...project,
          ...copy,
          ...{ id, jobId, isNamed: true, createdAt: new Date(), deletedAt: null },
          ...(jobId && { status: 'waiting' as const, stage: null, progress: 0 }),
          ...{ deathsInStep: 0, retryCount: 0 },
        },
        {
          files: copiedFiles.map((file) => ({
            ...file,
            status: jobId && file.status === 'processing' ? 'waiting' : file.status,
          })),
          figures,
          texts: await readTexts(tx, project.id),
        },
      );
      if (jobId) await jobs.enqueue(tx, 'draft-project', { id, jobId });
      return id;
    }),
  );
}
