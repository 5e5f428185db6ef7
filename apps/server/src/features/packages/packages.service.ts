import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  type HandOver,
  type Language,
  type Package,
  type PackageFormat,
  type PackageRequest,
  videoEndpoints,
} from '@tarima/contract';
import type { Context } from '#server/context.ts';
import {
  finishedModules,
  type Outline,
  type PlayableService,
  type SpokenOutline,
} from '#server/features/playable/playable.service.ts';
import type { ProjectRow, ProjectsService } from '#server/features/projects/projects.service.ts';
import type { StorageService } from '#server/features/storage/storage.service.ts';
import type { Actor } from '#server/kit/actor.ts';
import { AppError } from '#server/kit/errors.ts';
import type { FileAnswer } from '#server/kit/file-answer.ts';
import { ownCompany } from '#server/kit/tenancy.ts';
import {
  type ControlledWork,
  createWorkControls,
  type Noted,
} from '#server/queue/work-controls.ts';
import { madeOf } from './made-of.ts';
import { createPackageSizes, type PackageSizes } from './package-sizes.ts';
import { refuseWithoutVideos } from './package-videos.ts';
import { presentPackage } from './packages.presenter.ts';
import {
  deletePackage,
  deleteUnmade,
  findPackage,
  findPackageOf,
  listPackages,
  type PackageRow,
  packageRows,
  startPackage,
} from './packages.repo.ts';

type Sources = { projects: ProjectsService; playable: PlayableService; storage: StorageService };

export type PackagesService = ReturnType<typeof createPackagesService>;

/** The zips in which a project leaves the studio, one of each format. */
export function createPackagesService(context: Context, { projects, playable, storage }: Sources) {
  const { db, blobs, jobs, realtime } = context;
  const sizesOf = createPackageSizes(context, { playable });

  const present = (row: PackageRow, outline: SpokenOutline, language: Language): Package =>
    presentPackage(row, isOutdated(row, outline), language);

  const stop = async ({ jobId }: PackageRow) => {
    if (jobId) await jobs.cancel('build-package', jobId);
  };

  const announce = ({ id, companyId }: Pick<ProjectRow, 'id' | 'companyId'>) =>
    realtime.publish('packagesUpdate', companyId, id, () => ({ projectId: id }));

  async function announceOf({ projectId }: PackageRow): Promise<void> {
    const project = await projects.find(projectId);
    if (project) await announce(project);
  }

  const controls = createWorkControls(context, {
    name: 'build-package',
    rows: packageRows,
    announce: (id): Promise<void> => service.announce(id),
  });

  const service = {
    async handOver(actor: Actor, projectId: string, language: Language): Promise<HandOver> {
      const project = await projects.authorize(actor, projectId);
      const outline = await playable.spokenOutline(project);
      const sizes = await sizesOf(outline);
      const rows = await listPackages(db, project.id);
      return {
        projectId: project.id,
        title: outline.title,
        contents: contentsOf(outline, sizes),
        ownBytes: sizes.ownBytes,
        certificateBytes: sizes.certificateBytes,
        packages: rows.map((row) => present(row, outline, language)),
      };
    },

    /**
     * Starts a package by a job that is stored with it. The same request again is one package,
     * also after it is finished, until something changes. A different one replaces it. The zip of
     * the one before stays until the new one is ready.
     */
    async make(
      actor: Actor,
      projectId: string,
      request: PackageRequest,
      language: Language,
    ): Promise<Package> {
      const project = await projects.authorize(actor, projectId);
      const outline = await playable.spokenOutline(project);
      refuseWithoutVideos(outline, request);
      const wanted = inOrder(outline, request);
      const before = await findPackageOf(db, project.id, wanted.format);
      if (before?.status === 'completed' && isDeepStrictEqual(before.request, wanted)) {
        if (!isOutdated(before, outline)) return present(before, outline, language);
      }
      const bytes = bytesOf(await sizesOf(outline), wanted) - (before?.bytes ?? 0);
      await storage.assertRoom(ownCompany(actor, project.companyId), Math.max(0, bytes));
      const jobId = randomUUID();
      const started = await db.transaction(async (tx) => {
        const row = await startPackage(tx, { projectId: project.id, jobId, request: wanted });
        if (row) await jobs.enqueue(tx, 'build-package', { id: row.id, jobId });
        return row;
      });
      if (started && before) await stop(before);
      await announce(project);
      const row = started ?? (await findPackageOf(db, project.id, wanted.format));
      if (!row) throw new AppError('NOT_FOUND');
      return present(row, outline, language);
    },

    /** Stops the making of a package. */
    async cancel(actor: Actor, projectId: string, format: PackageFormat): Promise<null> {
      const project = await projects.authorize(actor, projectId);
      const row = await findPackageOf(db, project.id, format);
      // The right to a project is the right to its packages.
      if (row) await service.controls.cancel({ ...project, ...row });
      return null;
    },

    controls: {
      ...controls,
      /** An earlier zip stays; without one, nothing does. */
      async cancel(work: ControlledWork, noted?: Noted): Promise<void> {
        const unmade = await db.transaction(async (tx) => {
          const deleted = await deleteUnmade(tx, work.id);
          if (deleted) await noted?.(tx);
          return deleted;
        });
        if (!unmade) return controls.cancel(work, noted);
        await stop(unmade);
        await announceOf(unmade);
      },
    },

    /** Removes a package with its zip, and stops its making. */
    async remove(actor: Actor, projectId: string, format: PackageFormat): Promise<null> {
      const project = await projects.authorize(actor, projectId);
      const removed = await deletePackage(db, project.id, format);
      if (!removed) return null;
      await stop(removed);
      if (removed.file) await blobs.delete(removed.file);
      await announce(project);
      return null;
    },

    /** The newest finished zip, under the title of its course. */
    async download(actor: Actor, projectId: string, format: PackageFormat): Promise<FileAnswer> {
      const project = await projects.authorize(actor, projectId);
      const row = await findPackageOf(db, project.id, format);
      if (!row?.file || !row.fileName || !(await blobs.has(row.file))) {
        throw new AppError('PACKAGE_NOT_READY');
      }
      return {
        blob: row.file,
        mediaType: 'application/zip',
        attachmentName: row.fileName,
      };
    },

    /** For the deletion of a project: stops its packages. */
    async stopOfProject({ id }: ProjectRow): Promise<void> {
      for (const row of await listPackages(db, id)) {
        await packageRows.cancel(db, row.id);
        await stop(row);
      }
    },

    /** Tells every open page of its project that a package has changed. */
    async announce(id: string): Promise<void> {
      const row = await findPackage(db, id);
      if (row) await announceOf(row);
    },
  };
  return service;
}

const isOutdated = (row: PackageRow, outline: SpokenOutline) =>
  row.madeOf !== null && row.madeOf !== madeOf(outline, row.request);

/** The order of the choice does not matter. Two clicks are one package all the same. */
function inOrder(outline: Outline, request: PackageRequest): PackageRequest {
  const { contentIds, ...rest } = request;
  if (!contentIds) return rest;
  const chosen = finishedModules(outline, contentIds).flatMap(({ contents }) => contents);
  return { ...rest, contentIds: chosen.map(({ id }) => id) };
}

function bytesOf(sizes: PackageSizes, request: PackageRequest): number {
  const { contents, ownBytes, certificateBytes } = sizes;
  const chosen = [...contents].filter(([id]) => request.contentIds?.includes(id) ?? true);
  const own = ownBytes[request.format] + (request.hasCertificate ? certificateBytes : 0);
  return chosen.reduce((sum, [, { bytes }]) => sum + bytes, own);
}

const contentsOf = ({ modules }: Outline, sizes: PackageSizes): HandOver['contents'] =>
  modules.flatMap((module) =>
    module.contents.map(({ id, title, questions, video }) => ({
      ...{ id, title, moduleTitle: module.title, questions: questions.length },
      video: video && {
        id: video.id,
        seconds: video.durationSeconds ?? 0,
        isOutdated: video.isOutdated,
        posterUrl: videoEndpoints.poster.path.replace('{id}', video.id),
        ...(sizes.contents.get(id) ?? { bytes: 0, captionBytes: 0 }),
      },
    })),
  );
