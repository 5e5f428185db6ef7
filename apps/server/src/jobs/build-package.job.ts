import { rm } from 'node:fs/promises';
import type { PackageStage } from '@tarima/contract';
import { packageKey } from '#server/features/packages/package-files.ts';
import {
  areVideosThere,
  askerOfPackage,
  findPackage,
  type PackageRow,
  packageRows,
  setMade,
  sizeOfPackage,
} from '#server/features/packages/packages.repo.ts';
import { projectFolder } from '#server/features/projects/project-files.ts';
import { isSurelyUndone } from '#server/kit/database-away.ts';
import { AppError } from '#server/kit/errors.ts';
import type { JobDefinition, JobRun } from './define-job.ts';

type Run = JobRun<PackageStage>;

/** Packs a project's finished videos with their player. It takes seconds, so it begins anew after a crash. */
export const buildPackageJob: JobDefinition<PackageStage> = {
  name: 'build-package',
  rows: packageRows,
  askedBy: askerOfPackage,
  sizeOf: sizeOfPackage,
  // Each reads all videos once: for their hashes, and for the zip.
  stages: { collecting: [0, 40], packing: [40, 100] },
  concurrency: 2,
  expireInSeconds: 3_600,
  failureCode: 'PACKAGE_FAILED',
  announce: (studio, id) => studio.services.packages.announce(id),

  async run(run) {
    const { id, studio, signal, report } = run;
    const { db, blobs } = studio.context;
    const row = await findPackage(db, id);
    const project = row && (await studio.services.projects.find(row.projectId));
    if (!project) return;
    const output = await blobs.temporaryPath('.zip');
    try {
      const following = { signal, report };
      const made = await studio.services.packageMaker.write(
        project,
        row.request,
        output,
        following,
      );
      signal.throwIfAborted();
      await finish(run, row, output, made);
    } finally {
      await rm(output, { force: true });
    }
  },
};

type Written = Awaited<ReturnType<Run['studio']['services']['packageMaker']['write']>>;

/**
 * Stores the file first. Then one transaction completes the row, unless a packed video has gone.
 * Only after that, the earlier zip goes.
 */
async function finish(
  { id, attemptId, studio, complete }: Run,
  { projectId, file: earlier }: PackageRow,
  output: string,
  { videoIds, ...made }: Written,
): Promise<void> {
  const { blobs } = studio.context;
  const file = packageKey(projectId, attemptId);
  await blobs.put(file, output);
  const isOurs = await complete(async (tx) => {
    if (!(await areVideosThere(tx, videoIds))) throw new AppError('PACKAGE_VIDEO_GONE');
    await setMade(tx, id, { ...made, file });
  }).catch(async (error) => {
    if (isSurelyUndone(error)) await forget();
    throw error;
  });
  // The row was deleted or given to another attempt meanwhile.
  if (!isOurs) await forget();
  else if (earlier) await blobs.delete(earlier);

  async function forget(): Promise<void> {
    await blobs.delete(file);
    const isThere = await studio.services.projects.findStored(projectId);
    if (!isThere) await blobs.delete(projectFolder(projectId));
  }
}
