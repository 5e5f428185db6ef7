import type { Context } from '#server/context.ts';
import type { Queryable } from '#server/db/database.ts';
import { AppError } from '#server/kit/errors.ts';
import type { OwnCompany } from '#server/kit/tenancy.ts';
import {
  bytesByCompany,
  deleteFormerLookPictures,
  deleteUnusedDocuments,
  listAuthorPictures,
  listLookPictures,
  listPackageFiles,
  listPortraitIds,
  listUnusedFiles,
  livingIds,
  lockRoom,
} from './storage.repo.ts';
import { bytesByKind } from './stored-bytes.repo.ts';

const DAY_MS = 24 * 3_600_000;
/** Waiting videos may still need the pictures of a former look. */
const FORMER_LOOK_DAYS = 30;
/** Each kind has a folder, with one folder per id in it. */
const OWNERS = ['projects', 'videos', 'podcasts'] as const;

export type StorageService = ReturnType<typeof createStorageService>;

/** Limits the disk space of companies, and deletes leftovers. */
export function createStorageService({
  db,
  blobs,
  live,
  now,
}: Pick<Context, 'db' | 'blobs' | 'live' | 'now'>) {
  async function assertRoomNow(asked: Queryable, companyId: OwnCompany, bytes: number) {
    const { companyBytes } = live.choices();
    if (companyBytes === null) return;
    const taken = (await bytesByCompany(asked)).get(companyId) ?? { living: 0, deleted: 0 };
    const isFull = taken.living + bytes > companyBytes || taken.living >= companyBytes;
    if (isFull || taken.living + taken.deleted + bytes > 2 * companyBytes) {
      throw new AppError('COMPANY_STORAGE_FULL');
    }
  }

  /** Deletes the pictures of files that no project has any more. */
  async function deleteUnusedPictures(): Promise<void> {
    const files = await blobs.listBefore('documents', now());
    for (const hash of await listUnusedFiles(db, files)) {
      // Somebody may have uploaded the file meanwhile.
      const [unused] = await listUnusedFiles(db, [hash]);
      if (unused) await blobs.delete(`documents/${unused}`);
    }
  }

  /** Deletes pictures without a row. An upload that died has left them in a living project. */
  async function deleteLostFigures(projectId: string, aDayAgo: Date): Promise<void> {
    const folder = `projects/${projectId}/figures`;
    const stored = await blobs.listBefore(folder, aDayAgo);
    if (stored.length === 0) return;
    const known = await listAuthorPictures(db, projectId);
    for (const picture of stored) {
      if (!known.has(picture)) await blobs.delete(`${folder}/${picture}`);
    }
  }

  /** Deletes zips without a row. A process that died has left them in a living project. */
  async function deleteLostPackages(projectId: string, aDayAgo: Date): Promise<void> {
    const folder = `projects/${projectId}/packages`;
    const stored = await blobs.listBefore(folder, aDayAgo);
    if (stored.length === 0) return;
    const known = await listPackageFiles(db, projectId);
    for (const name of stored) {
      const key = `${folder}/${name}`;
      if (!known.has(key)) await blobs.delete(key);
    }
  }

  /** Deletes the pictures of former looks, and pictures of companies without a row. */
  async function deleteLostCompanyPictures(aDayAgo: Date): Promise<void> {
    await deleteFormerLookPictures(db, new Date(now().getTime() - FORMER_LOOK_DAYS * DAY_MS));
    for (const companyId of await blobs.listBefore('companies', now())) {
      const known = {
        look: await listLookPictures(db, companyId),
        portraits: await listPortraitIds(db, companyId),
        // Words that somebody heard. They are made again when asked for.
        pronunciations: new Set<string>(),
      };
      for (const [kind, names] of Object.entries(known)) {
        const folder = `companies/${companyId}/${kind}`;
        for (const name of await blobs.listBefore(folder, aDayAgo)) {
          if (!names.has(name)) await blobs.delete(`${folder}/${name}`);
        }
      }
    }
  }

  return {
    async bytesByCompany(): Promise<Map<string, number>> {
      const taken = await bytesByCompany(db);
      return new Map(taken.entries().map(([id, { living, deleted }]) => [id, living + deleted]));
    },

    bytesByKind: () => bytesByKind(db),

    /**
     * Refuses where so many more bytes exceed the company's limit. Deleted things free their room
     * at once. They may take the same limit again, so that nobody fills the disk by deleting.
     */
    assertRoom: (companyId: OwnCompany, bytes = 0): Promise<void> =>
      assertRoomNow(db, companyId, bytes),

    /**
     * The same inside the transaction that takes the room. Concurrent transactions wait for each
     * other.
     */
    async takeRoom(tx: Queryable, companyId: OwnCompany, bytes: number): Promise<void> {
      if (live.choices().companyBytes !== null) await lockRoom(tx, companyId);
      await assertRoomNow(tx, companyId, bytes);
    },

    /**
     * Deletes leftovers older than a day: broken uploads, and files without a row. Deletes what was
     * read from deleted files at once.
     */
    async clean(): Promise<void> {
      const aDayAgo = new Date(now().getTime() - DAY_MS);
      await blobs.clearTemporary(aDayAgo);
      await deleteUnusedDocuments(db);
      await deleteUnusedPictures();
      await deleteLostCompanyPictures(aDayAgo);
      for (const id of await blobs.listBefore('projects', now())) {
        await deleteLostFigures(id, aDayAgo);
        await deleteLostPackages(id, aDayAgo);
      }
      for (const owner of OWNERS) {
        const ids = await blobs.listBefore(owner, aDayAgo);
        const living = new Set(ids.length > 0 ? await livingIds(db, owner, ids) : []);
        for (const id of ids) if (!living.has(id)) await blobs.delete(`${owner}/${id}`);
      }
    },
  };
}
