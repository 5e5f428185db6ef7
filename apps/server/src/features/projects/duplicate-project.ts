import { randomUUID } from 'node:crypto';
import type { Context } from '#server/context.ts';
import type { Queryable } from '#server/db/database.ts';
import { isUnderWay } from '#server/db/tables/work-columns.ts';
import type { OwnCompany } from '#server/kit/tenancy.ts';
import { type OwnFigureRow, readTexts } from './project-copies.repo.ts';
import { authorPictureKey, fileKey, projectFolder } from './project-files.ts';
import type { WholeProject } from './projects.repo.ts';
import { insertCarriedProject } from './whole-projects.ts';

type CopiedProject = WholeProject & { figures: OwnFigureRow[] };

/**
 * Copies a project with its files, pictures, texts, structure and choices. Read documents are shared, since
 * their keys are hashes. A draft under way starts for the copy too.
 * @returns the id of the copy
 */
export async function duplicateProject(
  { db, blobs, jobs }: Pick<Context, 'db' | 'blobs' | 'jobs'>,
  { companyName: _companyName, owner: _owner, files, figures, ...project }: CopiedProject,
  copy: { name: string; companyId: OwnCompany; createdBy: string },
  takeRoom: (tx: Queryable) => Promise<void>,
): Promise<string> {
  const id = randomUUID();
  const jobId = isUnderWay(project) ? randomUUID() : null;
  const copiedFiles = files.map(({ projectId: _projectId, position: _position, ...file }) => ({
    ...file,
    id: randomUUID(),
    original: fileKey(project.id, file.id),
    status: jobId && file.status === 'processing' ? ('waiting' as const) : file.status,
  }));
  try {
    for (const file of copiedFiles) {
      // The documents of a designed course were never uploaded.
      if (await blobs.has(file.original)) await blobs.copy(file.original, fileKey(id, file.id));
    }
    for (const { picture } of figures) {
      const original = authorPictureKey(project.id, picture);
      // Its author may delete it meanwhile.
      if (await blobs.has(original)) await blobs.copy(original, authorPictureKey(id, picture));
    }
    await db.transaction(async (tx) => {
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
          files: copiedFiles.map(({ original: _original, ...file }) => file),
          figures,
          texts: await readTexts(tx, project.id),
        },
      );
      if (jobId) await jobs.enqueue(tx, 'draft-project', { id, jobId });
    });
  } catch (error) {
    await blobs.delete(projectFolder(id));
    throw error;
  }
  return id;
}
