import { randomUUID } from 'node:crypto';
import {
  type Avatar,
  type Language,
  newPortraitSchema,
  type Portrait,
  portraitConsent,
  type ShownPortrait,
} from '@tarima/contract';
import { putPicture } from '#server/blobs/put-picture.ts';
import type { Context } from '#server/context.ts';
import type { Queryable } from '#server/db/database.ts';
import type { RecipeFigure } from '#server/db/tables/video-recipe.ts';
import { recordDeed } from '#server/features/people/audit/record-deed.ts';
import { redrawUpload, type UploadedPicture } from '#server/features/storage/redraw-upload.ts';
import type { StorageService } from '#server/features/storage/storage.service.ts';
import type { Actor } from '#server/kit/actor.ts';
import { isSurelyUndone } from '#server/kit/database-away.ts';
import { AppError } from '#server/kit/errors.ts';
import { askerOf } from '#server/kit/fair-line.ts';
import type { FileAnswer } from '#server/kit/file-answer.ts';
import { parseFields } from '#server/kit/parse-fields.ts';
import {
  isOwnerOf,
  type OwnCompany,
  type OwnedCompany,
  ownCompany,
  ownedCompany,
} from '#server/kit/tenancy.ts';
import { portraitKey } from './portrait-files.ts';
import { presentAsAvatar, presentPortrait, shownPortrait } from './portraits.presenter.ts';
import { deletePortrait, insertPortrait, listPortraits } from './portraits.repo.ts';

/** The people of a company, as presenters that can be chosen. */
export const ownPresenters = async (db: Queryable, companyId: string): Promise<Avatar[]> =>
  (await listPortraits(db, companyId)).map(presentAsAvatar);

/** The people of a company with their consents, for its owners. */
export const portraitsOf = async (db: Queryable, companyId: string): Promise<Portrait[]> =>
  (await listPortraits(db, companyId)).map((row) => presentPortrait(row, true));

/** A person of this company as a video shows them now. Null for nobody of this company. */
export async function portraitOf(
  db: Queryable,
  companyId: string,
  presenterId: string | null | undefined,
): Promise<ShownPortrait | null> {
  const row = (await listPortraits(db, companyId)).find(({ id }) => id === presenterId);
  return row ? shownPortrait(row) : null;
}

/** The photo of a video's presenter, as a part of its recipe. Empty for other presenters. */
export const figuresOfPortrait = (
  companyId: string,
  { portrait, presenterId }: { portrait?: ShownPortrait; presenterId: string | null },
): RecipeFigure[] => {
  if (!portrait || presenterId === null) return [];
  const { name: _name, ...picture } = portrait;
  return [{ ...picture, caption: '', blob: portraitKey(companyId, presenterId) }];
};

/** The key of a photo by its picture's name. Null if no person of the company has it. */
export async function findPortraitFile(
  db: Queryable,
  companyId: string,
  picture: string,
): Promise<string | null> {
  const row = (await listPortraits(db, companyId)).find((each) => each.picture === picture);
  return row ? portraitKey(companyId, row.id) : null;
}

/** The own people of companies: photos of real persons, with their consent. */
export function createPortraitsService(
  context: Context,
  { storage }: { storage: Pick<StorageService, 'assertRoom' | 'takeRoom'> },
) {
  const { db, blobs } = context;
  async function find(companyId: string, id: string) {
    const row = (await listPortraits(db, companyId)).find((each) => each.id === id);
    if (!row) throw new AppError('NOT_FOUND');
    return row;
  }

  return {
    authorizeMember: ownCompany,
    authorizeOwner: ownedCompany,

    async list(actor: Actor, companyId: OwnCompany): Promise<Portrait[]> {
      const rows = await listPortraits(db, companyId);
      return rows.map((row) => presentPortrait(row, isOwnerOf(actor, companyId)));
    },

    /** Adds a person with their consent. */
    async add(
      actor: Actor,
      { pk }: OwnedCompany,
      { fields, file }: { fields: Record<string, unknown>; file: UploadedPicture },
      { language, signal }: { language: Language; signal: AbortSignal },
    ): Promise<Portrait> {
      const { agrees, ...person } = parseFields(newPortraitSchema, fields);
      if (!agrees) throw new AppError('PORTRAIT_CONSENT_MISSING');
      const companyId = ownCompany(actor, pk);
      await storage.assertRoom(companyId);
      const asker = askerOf(actor, { companyId });
      const { bytes, drawn } = await redrawUpload(context, file, { asker, signal });
      const id = randomUUID();
      const key = portraitKey(companyId, id);
      await putPicture(blobs, key, bytes);
      try {
        await db.transaction(async (tx) => {
          const subject = { subject: id, subjectName: person.name };
          await recordDeed(tx, { action: 'portrait-added', by: actor, companyId, ...subject });
          await storage.takeRoom(tx, companyId, bytes.length);
          await insertPortrait(tx, {
            ...{ ...person, ...drawn, id, companyId },
            ...{ bytes: bytes.length, consentWords: portraitConsent(language) },
            recordedBy: actor.id,
          });
        });
      } catch (error) {
        if (isSurelyUndone(error)) await blobs.delete(key);
        throw error;
      }
      return presentPortrait(await find(companyId, id), true);
    },

    /** Removes a person with their photo. Videos that wait for it are made without a presenter. */
    async delete(actor: Actor, { pk: companyId }: OwnedCompany, id: string): Promise<null> {
      await db.transaction(async (tx) => {
        const name = await deletePortrait(tx, companyId, id);
        if (name === null) throw new AppError('NOT_FOUND');
        const subject = { subject: id, subjectName: name };
        await recordDeed(tx, { action: 'portrait-removed', by: actor, companyId, ...subject });
      });
      await blobs.delete(portraitKey(companyId, id));
      return null;
    },

    async picture(companyId: OwnCompany, picture: string): Promise<FileAnswer> {
      const rows = await listPortraits(db, companyId);
      const row = rows.find((each) => each.picture === picture);
      const key = row && portraitKey(companyId, row.id);
      if (!key || !(await blobs.has(key))) throw new AppError('NOT_FOUND');
      return { blob: key, mediaType: row.mediaType };
    },
  };
}
