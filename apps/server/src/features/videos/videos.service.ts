import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type {
  GenerateVideo,
  Language,
  Video,
  VideoCounts,
  VideoSort,
  VideoStatus,
} from '@tarima/contract';
import type { Context } from '#server/context.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import type { OwnedAsset } from '#server/db/tables/host-message.ts';
import type { StorageService } from '#server/features/storage/storage.service.ts';
import type { Actor } from '#server/kit/actor.ts';
import { attachmentNameOf } from '#server/kit/attachment-name.ts';
import { AppError } from '#server/kit/errors.ts';
import type { FileAnswer } from '#server/kit/file-answer.ts';
import { pageCount, sliceOf } from '#server/kit/pages.ts';
import { type Authorized, authorize, companiesOf, ownCompany } from '#server/kit/tenancy.ts';
import { createWorkControls } from '#server/queue/work-controls.ts';
import { buildRecipe, type RecipeSources } from './build-recipe.ts';
import { jobOf } from './job-of.ts';
import { makerOf } from './plan-settings.ts';
import { createVideoCatalogue } from './video-catalogue.ts';
import { resultOf, VIDEO_FILES, type VideoFile, videoFileKey } from './video-files.ts';
import { listVideos } from './video-list.repo.ts';
import { finishedVideo, presentVideo } from './videos.presenter.ts';
import {
  findNewestVideo,
  findOpenVideo,
  findVideo,
  insertVideo,
  listNewestVideosByScript,
  type OwnedVideo,
  type VideoRow,
  vendorVideoRows,
  videoRows,
} from './videos.repo.ts';

const PAGE_SIZE = 24;

/** Reacts to changes of videos. The course queue is one. */
export type VideoFollower = {
  /** Called in the transaction that ends or deletes a video. The next may start in it. */
  ended: (tx: Queryable, video: VideoRow) => Promise<void>;
  /** Called in the transaction that starts a failed video again. */
  reopened: (tx: Queryable, video: VideoRow) => Promise<void>;
  /** Called after each change of a video. */
  changed: (video: VideoRow) => Promise<void>;
};

type ListedVideos = { status?: VideoStatus | undefined; search: string; sort: VideoSort };

export type VideosService = ReturnType<typeof createVideosService>;

export function createVideosService(
  context: Context,
  {
    follower,
    storage,
    ...sources
  }: RecipeSources & {
    follower: VideoFollower;
    storage: StorageService;
  },
) {
  const { db, jobs, realtime } = context;
  const catalogue = createVideoCatalogue(sources);

  const controlsOf = (name: 'make-video' | 'order-video') => {
    const tell =
      (change: (tx: Transaction, video: VideoRow) => Promise<void>) =>
      async (tx: Transaction, id: string) => {
        const video = await findVideo(tx, id);
        if (video) await change(tx, video);
      };
    return createWorkControls(context, {
      name,
      rows: name === 'make-video' ? videoRows : vendorVideoRows,
      announce: (id): Promise<void> => service.announce(id),
      taken: 'VIDEO_ALREADY_PROCESSING',
      cancelled: tell(follower.ended),
      reopened: tell(follower.reopened),
    });
  };

  const service = {
    async authorize(actor: Actor, id: string): Promise<Authorized<OwnedVideo>> {
      return authorize(actor, await findVideo(db, id));
    },

    /** A finished video of the actor, as the library knows it. */
    async findFinished(actor: Actor, id: string): Promise<OwnedAsset> {
      const video = authorize(actor, await findVideo(db, id));
      if (video.status !== 'completed') throw new AppError('VIDEO_NOT_READY');
      return { ...finishedVideo(video), companyId: video.companyId };
    },

    async present(video: OwnedVideo, language: Language): Promise<Video> {
      return presentVideo(video, await catalogue.load(), language);
    },

    /**
     * Starts a video. Row and job share one transaction. The same request again answers the video
     * under way. A different one meanwhile is refused.
     */
    async generate(actor: Actor, request: GenerateVideo, language: Language): Promise<Video> {
      const { project, recipe, scriptId, module } = await buildRecipe(db, sources, actor, request);
      await storage.assertRoom(ownCompany(actor, project.companyId));
      const id = randomUUID();
      const jobId = randomUUID();
      const { companyId, id: projectId } = project;
      const provider = makerOf(recipe.settings);
      const ordered = { id, jobId, companyId, projectId, scriptId, module, recipe, provider };
      const isStarted = await db.transaction(async (tx) => {
        if (!(await insertVideo(tx, { ...ordered, status: 'waiting' }))) return false;
        await jobs.enqueue(tx, jobOf({ provider }), { id, jobId });
        return true;
      });
      if (!isStarted) {
        const running = await findOpenVideo(db, scriptId ?? projectId);
        if (!running || !isDeepStrictEqual(running.recipe, recipe)) {
          throw new AppError('VIDEO_ALREADY_PROCESSING');
        }
        return service.present(running, language);
      }
      await service.announce(id);
      return service.present(await service.authorize(actor, id), language);
    },

    /** A video by its id, or the newest by its project's id. */
    async status(actor: Actor, id: string, language: Language): Promise<Video> {
      const found = (await findVideo(db, id)) ?? (await findNewestVideo(db, id));
      return service.present(authorize(actor, found), language);
    },

    async newestOfProject(
      actor: Actor,
      projectId: string,
      language: Language,
    ): Promise<Video | null> {
      const project = await sources.projects.authorize(actor, projectId);
      const video = await findNewestVideo(db, project.id);
      return video && service.present(video, language);
    },

    /** The newest video of each script of a course. */
    async newestByScript(
      project: Authorized<{ id: string; companyId: string }>,
      language: Language,
    ): Promise<Video[]> {
      const names = await catalogue.load();
      const rows = await listNewestVideosByScript(db, project.id);
      return rows.map((row) => presentVideo(row, names, language));
    },

    async list(
      actor: Actor,
      { page, status, search, sort }: ListedVideos & { page: number },
      language: Language,
    ): Promise<{ videos: Video[]; page: number; pages: number; counts: VideoCounts }> {
      const { rows, total, counts } = await listVideos(db, companiesOf(actor), {
        status,
        search,
        sort,
        ...sliceOf(page, PAGE_SIZE),
      });
      const names = await catalogue.load();
      return {
        videos: rows.map((row) => presentVideo(row, names, language)),
        page,
        pages: pageCount(total, PAGE_SIZE),
        counts,
      };
    },

    /** A failed video is made again from the text and the settings that it had. */
    controls: { 'make-video': controlsOf('make-video'), 'order-video': controlsOf('order-video') },

    /** Stops a video that is being made. A finished one stays as it is. */
    cancel: (video: Authorized<VideoRow>): Promise<void> =>
      service.controls[jobOf(video)].cancel(video),

    /** One of a finished video's files. */
    async file(actor: Actor, id: string, file: VideoFile): Promise<FileAnswer> {
      const video = await service.authorize(actor, id);
      // A completed video keeps the job that made it.
      const result = resultOf(video);
      if (video.status !== 'completed' || !result) throw new AppError('VIDEO_NOT_READY');
      const { mediaType } = VIDEO_FILES[file];
      return { blob: videoFileKey(id, result, file), mediaType, isImmutable: true };
    },

    /** The same as a download, named after the video. */
    async download(actor: Actor, id: string, file: VideoFile): Promise<FileAnswer> {
      const video = await service.authorize(actor, id);
      const answer = await service.file(actor, id, file);
      const attachmentName = attachmentNameOf(video.recipe.title, VIDEO_FILES[file].name);
      return { ...answer, attachmentName };
    },

    /** To be called in the transaction that ends a video in any way. */
    ended: follower.ended,

    /** Publishes the video to every open page of it. Its start and end change its project too. */
    async announce(id: string): Promise<void> {
      const video = await findVideo(db, id);
      if (!video) return;
      const names = await catalogue.latestFor(video);
      realtime.publish('videoStatusUpdate', video.companyId, id, (language) =>
        presentVideo(video, names, language),
      );
      await follower.changed(video);
      if (video.status !== 'processing') await sources.projects.announce(video.projectId);
    },
  };

  return service;
}
