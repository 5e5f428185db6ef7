import { rm, stat } from 'node:fs/promises';
import { ArchiveError, packArchive, unpackArchive } from '@tarima/archives';
import type { Context } from '#server/context.ts';
import type { Transaction } from '#server/db/database.ts';
import type { LibraryService } from '#server/features/library/library.service.ts';
import { recordDeed } from '#server/features/people/audit/record-deed.ts';
import type { ProjectRow } from '#server/features/projects/projects.service.ts';
import type { StorageService } from '#server/features/storage/storage.service.ts';
import { finishedVideo } from '#server/features/videos/videos.presenter.ts';
import type { Actor } from '#server/kit/actor.ts';
import { AppError } from '#server/kit/errors.ts';
import { askerOf } from '#server/kit/fair-line.ts';
import type { Authorized, OwnCompany } from '#server/kit/tenancy.ts';
import { checkFiles } from './check-files.ts';
import { collectProject, readRows } from './collect-project.ts';
import { ENTRIES, MOST_DESCRIPTION_BYTES, projectArchiveSchema } from './project-archive.ts';
import { listProjectsCalled } from './project-archives.repo.ts';
import { broken, readDescription } from './read-archive.ts';
import { type ArrivedVideo, storeProject } from './store-project.ts';

type Following = {
  signal: AbortSignal;
  /** `fraction` is the share of its stage, 0 to 1. */
  report: (stage: 'packing' | 'unpacking' | 'checking', fraction: number) => void;
};
type Sources = {
  storage: Pick<StorageService, 'assertRoom' | 'takeRoom'>;
  library: Pick<LibraryService, 'recordFinished'>;
};

/** Whole projects as files: out of this studio, and into it. */
export function createProjectArchivesService(context: Context, { storage, library }: Sources) {
  const { db, blobs, now } = context;

  async function unpack(path: string, folder: string, { signal, report }: Following) {
    // Ours are not compressed, so nothing may unpack to more than the file itself.
    const { size: mostBytes } = await stat(path);
    const onProgress = (fraction: number) => report('unpacking', fraction);
    try {
      await unpackArchive({ path, folder, mostBytes, signal, onProgress });
    } catch (error) {
      if (!(error instanceof ArchiveError) || error.code === 'DISK_FULL') throw error;
      throw broken(error.code, error);
    }
  }

  return {
    /** The projects of the studio with this id or name. */
    called: (idOrName: string) => listProjectsCalled(db, idOrName),

    /** Writes a project with everything to a path. A failure leaves no file. */
    async exportTo(
      output: string,
      actor: Actor,
      { id, companyId, name }: Authorized<ProjectRow>,
      { signal, report }: Following,
    ): Promise<void> {
      const rows = await db.transaction(async (tx) => {
        const deed = { action: 'project-exported', by: actor, companyId } as const;
        await recordDeed(tx, { ...deed, subject: id, subjectName: name });
        return readRows(tx, id);
      });
      try {
        const { archive, files } = await collectProject(rows, blobs);
        // Checked as at the other end. Nobody should keep a file that is refused there.
        const checked = projectArchiveSchema.parse(JSON.parse(JSON.stringify(archive)));
        const content = Buffer.from(JSON.stringify(checked));
        if (content.length > MOST_DESCRIPTION_BYTES) throw new AppError('PROJECT_TOO_LONG');
        await packArchive({
          files: [{ name: ENTRIES.description, content }, ...files],
          ...{ output, signal, modifiedAt: now() },
          onProgress: (fraction) => report('packing', fraction),
        });
      } catch (error) {
        throw isGone(error) ? new AppError('PROJECT_FILE_GONE', { cause: error }) : error;
      }
    },

    /** Makes a new project of an archive, whoever made that. All of it comes in, or nothing. */
    async importFrom(
      path: string,
      actor: Actor,
      companyId: OwnCompany,
      following: Following,
    ): Promise<{ id: string; name: string }> {
      const { signal, report } = following;
      await storage.assertRoom(companyId);
      const folder = await blobs.temporaryPath();
      try {
        await unpack(path, folder, following);
        const archive = await readDescription(folder);
        const { documents, figures, videos } = archive;
        const all = documents.length + figures.length + videos.length;
        let done = 0;
        const files = await checkFiles(context, archive, {
          ...{ folder, signal, asker: askerOf(actor, { companyId }) },
          onFile: () => report('checking', ++done / all),
        });
        signal.throwIfAborted();
        const videoArrived = (tx: Transaction, video: ArrivedVideo) =>
          library.recordFinished(tx, { ...finishedVideo(video), companyId });
        return await storeProject(
          context,
          { storage, videoArrived },
          { archive, files, companyId, actor },
        );
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}

/** True for a file of the project that is no longer there. */
const isGone = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';
