import type { CompanyLook, Picture, WantedLook } from '@tarima/contract';
import { putPicture } from '#server/blobs/put-picture.ts';
import type { Context } from '#server/context.ts';
import type { Queryable } from '#server/db/database.ts';
import { recordDeed } from '#server/features/people/audit/record-deed.ts';
import { redrawUpload, type UploadedPicture } from '#server/features/storage/redraw-upload.ts';
import type { StorageService } from '#server/features/storage/storage.service.ts';
import type { Actor } from '#server/kit/actor.ts';
import { AppError } from '#server/kit/errors.ts';
import { askerOf } from '#server/kit/fair-line.ts';
import type { FileAnswer } from '#server/kit/file-answer.ts';
import {
  type OwnCompany,
  type OwnedCompany,
  ownCompany,
  ownedCompany,
} from '#server/kit/tenancy.ts';
import { lookPictureKey } from './look-files.ts';
import {
  deleteLook,
  findLook,
  findLookPicture,
  insertLookPicture,
  saveLook,
} from './looks.repo.ts';

/** The look for a company's videos, covers and PDFs. Null for Tarima's own. */
export const lookOf = (db: Queryable, companyId: string): Promise<CompanyLook | null> =>
  findLook(db, companyId);

/** The looks of companies, and the pictures that belong to them. */
export function createLooksService(
  context: Context,
  { storage }: { storage: Pick<StorageService, 'assertRoom' | 'takeRoom'> },
) {
  const { db, blobs } = context;
  async function known(companyId: string, picture: string | null): Promise<Picture | null> {
    if (picture === null) return null;
    const found = await findLookPicture(db, companyId, picture);
    if (!found) throw new AppError('NOT_FOUND');
    return found;
  }

  return {
    authorizeMember: ownCompany,
    authorizeOwner: ownedCompany,

    find: (companyId: OwnCompany): Promise<CompanyLook | null> => findLook(db, companyId),

    /** Null goes back to Tarima's own look. Pictures must have been added before. */
    async save(
      actor: Actor,
      { pk }: OwnedCompany,
      wanted: WantedLook | null,
    ): Promise<CompanyLook | null> {
      const look = wanted && {
        ...wanted,
        logo: await known(pk, wanted.logo),
        backdrop: await known(pk, wanted.backdrop),
      };
      await db.transaction(async (tx) => {
        await recordDeed(tx, { action: 'look-changed', by: actor, companyId: pk });
        await (look ? saveLook(tx, pk, look) : deleteLook(tx, pk));
      });
      return look;
    },

    /** Adds a picture. */
    async addPicture(
      actor: Actor,
      { pk }: OwnedCompany,
      file: UploadedPicture,
      signal: AbortSignal,
    ): Promise<Picture> {
      const companyId = ownCompany(actor, pk);
      await storage.assertRoom(companyId);
      const asker = askerOf(actor, { companyId });
      const { bytes, drawn } = await redrawUpload(context, file, { asker, signal });
      await putPicture(blobs, lookPictureKey(companyId, drawn.picture), bytes);
      await db.transaction(async (tx) => {
        await storage.takeRoom(tx, companyId, bytes.length);
        if (await findLookPicture(tx, companyId, drawn.picture)) return;
        await insertLookPicture(tx, { ...drawn, companyId, bytes: bytes.length });
      });
      return drawn;
    },

    async picture(companyId: OwnCompany, picture: string): Promise<FileAnswer> {
      const found = await known(companyId, picture);
      const key = lookPictureKey(companyId, picture);
      if (!found || !(await blobs.has(key))) throw new AppError('NOT_FOUND');
      return { blob: key, mediaType: found.mediaType, isImmutable: true };
    },
  };
}
