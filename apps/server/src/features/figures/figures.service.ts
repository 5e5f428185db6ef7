import { parse } from 'node:path';
import type { ProjectFigure } from '@tarima/contract';
import { ifThere } from '#server/blobs/blob-store.ts';
import { putPicture } from '#server/blobs/put-picture.ts';
import type { Context } from '#server/context.ts';
import { lookPictureKey } from '#server/features/looks/look-files.ts';
import { findPortraitFile } from '#server/features/portraits/portraits.service.ts';
import { documentKey } from '#server/features/projects/document-key.ts';
import { authorPictureKey, documentPictureKey } from '#server/features/projects/project-files.ts';
import type { ProjectRow, ProjectsService } from '#server/features/projects/projects.service.ts';
import type { ReceivedFile } from '#server/features/projects/receive-upload.ts';
import { redrawUpload } from '#server/features/storage/redraw-upload.ts';
import type { StorageService } from '#server/features/storage/storage.service.ts';
import type { Actor } from '#server/kit/actor.ts';
import { AppError } from '#server/kit/errors.ts';
import { askerOf } from '#server/kit/fair-line.ts';
import type { FileAnswer } from '#server/kit/file-answer.ts';
import { type Authorized, ownCompany } from '#server/kit/tenancy.ts';
import { presentAuthorFigure } from './figures.presenter.ts';
import { deleteAuthorFigure, findAuthorFigure, insertAuthorFigure } from './figures.repo.ts';
import { listKnownFigures, withoutRepetitions } from './known-figures.ts';
import { pictureTypeOf } from './picture-type.ts';

type Project = Authorized<ProjectRow>;
type Sources = {
  projects: Pick<ProjectsService, 'files' | 'readUnread' | 'refuseFilesOfDeleted'>;
  storage: Pick<StorageService, 'assertRoom' | 'takeRoom'>;
};

/** The pictures that the scripts of a project may show. */
export function createFiguresService(context: Context, { projects, storage }: Sources) {
  const { db, blobs, providers, realtime } = context;
  const announce = ({ id, companyId }: Project) =>
    realtime.publish('figuresUpdate', companyId, id, () => ({ projectId: id }));

  return {
    /** Reads files again that only an older reader has read, and lists their figures too. */
    async list(actor: Actor, project: Project, signal: AbortSignal): Promise<ProjectFigure[]> {
      await projects.readUnread(actor, project, signal);
      const files = await projects.files(project);
      const current = new Set(files.map((file) => documentKey(file, providers.documents)));
      const known = await listKnownFigures(db, project.id);
      const listed = known.filter(({ document }) => document === null || current.has(document));
      return withoutRepetitions(listed).map(
        ({ blob: _blob, document: _document, ...figure }) => figure,
      );
    },

    async file(project: Project, picture: string): Promise<FileAnswer> {
      const hashes = (await projects.files(project)).map(({ sha256 }) => sha256);
      const keys = [
        authorPictureKey(project.id, picture),
        lookPictureKey(project.companyId, picture),
        ...hashes.map((sha256) => documentPictureKey(sha256, picture)),
        await findPortraitFile(db, project.companyId, picture),
      ].filter((key) => key !== null);
      for (const key of keys) {
        const path = await ifThere(blobs.localPath(key));
        if (path) return { path, mediaType: await pictureTypeOf(path), isImmutable: true };
      }
      throw new AppError('NOT_FOUND');
    },

    /** Adds a picture of the author's. */
    async add(
      actor: Actor,
      project: Project,
      file: ReceivedFile,
      signal: AbortSignal,
    ): Promise<ProjectFigure> {
      const companyId = ownCompany(actor, project.companyId);
      await storage.assertRoom(companyId);
      const asker = askerOf(actor, project);
      const { bytes, drawn } = await redrawUpload(context, file, { asker, signal });
      const figure = {
        ...drawn,
        projectId: project.id,
        // Photographs are smaller as JPEG, drawings as PNG.
        kind: drawn.mediaType === 'image/jpeg' ? ('photo' as const) : ('diagram' as const),
        alt: parse(file.name).name,
        bytes: bytes.length,
      };
      const key = authorPictureKey(project.id, figure.picture);
      await putPicture(blobs, key, bytes);
      try {
        await db.transaction(async (tx) => {
          if (await findAuthorFigure(tx, project.id, figure.picture)) return;
          await storage.takeRoom(tx, companyId, figure.bytes);
          await insertAuthorFigure(tx, figure);
        });
      } catch (error) {
        if (!(await findAuthorFigure(db, project.id, figure.picture))) await blobs.delete(key);
        await projects.refuseFilesOfDeleted(project.id);
        throw error;
      }
      await projects.refuseFilesOfDeleted(project.id);
      announce(project);
      return presentAuthorFigure(figure);
    },

    /** Deletes a picture of the author's. Scenes that name it are shown without it. */
    async delete(project: Project, picture: string): Promise<null> {
      if (!(await deleteAuthorFigure(db, project.id, picture))) throw new AppError('NOT_FOUND');
      await blobs.delete(authorPictureKey(project.id, picture));
      announce(project);
      return null;
    },
  };
}
