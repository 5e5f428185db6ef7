import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { GenerateVideo, Language, Timeline, Video, VideoStatus } from '@tarima/contract';
import { videoEndpoints } from '@tarima/contract';
import { type Authorized, asAuthorized } from '#server/authorized.ts';
import { createFileCache } from '#server/blobs/cached-file.ts';
import type { Context } from '#server/context.ts';
import type { Queryable } from '#server/db/database.ts';
import { AppError } from '#server/errors.ts';
import { attachmentNameOf } from '#server/http/attachment-name.ts';
import type { FileAnswer } from '#server/http/send-file.ts';
import { forgetVideo } from '../library/library.service.ts';
import type { Actor } from '../session/session.service.ts';
import { buildRecipe, type RecipeSources } from './build-recipe.ts';
import { makeVideoJob } from './make-video.job.ts';
import { previewAudioKey, previewIdOf, projectOfPreview } from './preview-files.ts';
import { VIDEO_FILES, type VideoFile, videoFileKey, videoFolder } from './video-files.ts';
import { presentVideo } from './videos.presenter.ts';
import {
  deleteVideo,
  findNewestVideo,
  findOpenVideo,
  findVideo,
  insertVideo,
  listNewestVideosByScript,
  listVideos,
  listVideosOfProject,
  type VideoRow,
  videoRows,
} from './videos.repo.ts';

const PAGE_SIZE = 24;

/** Whoever makes the videos of a course one after another. */
export type VideoFollower = {
  /** In the transaction that ends or deletes a video: the next may begin in it. */
  ended: (tx: Queryable, video: VideoRow) => Promise<void>;
  /** After each change of a video. */
  changed: (video: VideoRow) => Promise<void>;
};

export type VideosService = ReturnType<typeof createVideosService>;

export function createVideosService(
  context: Context,
  { follower, ...sources }: RecipeSources & { follower: VideoFollower },
) {
  const { db, blobs, jobs, providers, realtime } = context;
  const previews = createFileCache(blobs);
  const companiesOf = (actor: Actor) => actor.companies.map((company) => company.pk);
  const catalogue = async () => ({
    avatars: sources.avatars.list('local'),
    voices: await sources.voices.list(),
  });

  const service = {
    async authorize(actor: Actor, id: string): Promise<Authorized<VideoRow>> {
      const video = asAuthorized(actor, await findVideo(db, id));
      if (!video) throw new AppError('NOT_FOUND');
      return video;
    },

    async present(video: VideoRow, language: Language): Promise<Video> {
      return presentVideo(video, await catalogue(), language);
    },

    /**
     * Speaks the script and answers the timeline that draws it. The speech is kept for its page,
     * until the next preview of the project or the project's end.
     */
    async preview(
      actor: Actor,
      request: GenerateVideo,
      signal: AbortSignal,
    ): Promise<{ timeline: Timeline; audioUrl: string }> {
      const { project, recipe } = await buildRecipe(db, sources, actor, request);
      const plan = await providers.presenters.plan({ recipe, signal, onProgress: () => undefined });
      const previewId = previewIdOf(project.id, plan.key);
      const key = previewAudioKey(previewId);
      await previews.get(key, '.m4a', (path) =>
        providers.presenters.encodePreviewAudio(plan, path),
      );
      await blobs.deleteBeside(key);
      await sources.projects.refuseFilesOfDeleted(project.id);
      const audioUrl = videoEndpoints.previewAudio.path.replace('{key}', previewId);
      return { timeline: plan.timeline, audioUrl };
    },

    async previewAudio(actor: Actor, previewId: string): Promise<FileAnswer> {
      await sources.projects.authorize(actor, projectOfPreview(previewId));
      const key = previewAudioKey(previewId);
      if (!(await blobs.has(key))) throw new AppError('NOT_FOUND');
      return { path: blobs.pathOf(key), mediaType: 'audio/mp4', isImmutable: true };
    },

    /**
     * Starts a video, its row and its job in one transaction. Asked twice for the same, it answers
     * the one that is being made; asked for another meanwhile, it refuses.
     */
    async generate(actor: Actor, request: GenerateVideo, language: Language): Promise<Video> {
      const { project, recipe, scriptId, module } = await buildRecipe(db, sources, actor, request);
      const id = randomUUID();
      const jobId = randomUUID();
      const { companyId, id: projectId } = project;
      const ordered = { id, jobId, companyId, projectId, scriptId, module, recipe };
      const isStarted = await db.transaction(async (tx) => {
        if (!(await insertVideo(tx, { ...ordered, status: 'waiting' }))) return false;
        await jobs.enqueue(tx, makeVideoJob, { id, jobId });
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

    /** The state of a video, by its id or by its project's. */
    async status(actor: Actor, id: string, language: Language): Promise<Video> {
      const found = (await findVideo(db, id)) ?? (await findNewestVideo(db, id));
      const video = asAuthorized(actor, found);
      if (!video) throw new AppError('NOT_FOUND');
      return service.present(video, language);
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
      const names = await catalogue();
      const rows = await listNewestVideosByScript(db, project.id);
      return rows.map((row) => presentVideo(row, names, language));
    },

    async list(
      actor: Actor,
      filter: { status?: VideoStatus | undefined; page: number },
      language: Language,
    ): Promise<{ videos: Video[]; page: number; pages: number }> {
      const { rows, total } = await listVideos(db, companiesOf(actor), {
        status: filter.status,
        limit: PAGE_SIZE,
        offset: (filter.page - 1) * PAGE_SIZE,
      });
      const names = await catalogue();
      return {
        videos: rows.map((row) => presentVideo(row, names, language)),
        page: filter.page,
        pages: Math.max(1, Math.ceil(total / PAGE_SIZE)),
      };
    },

    /** Stops a video that is being made; one that is finished stays as it is. */
    async cancel(video: Authorized<VideoRow>): Promise<void> {
      await db.transaction(async (tx) => {
        if (await videoRows.cancel(tx, video.id)) await follower.ended(tx, video);
      });
      if (video.jobId) await jobs.cancel(makeVideoJob.name, video.jobId);
      await service.announce(video.id);
    },

    async delete(video: Authorized<VideoRow>): Promise<void> {
      await remove(video);
    },

    /** For the deletion of a project: stops and removes all of its videos. */
    async deleteOfProject(project: Authorized<{ id: string; companyId: string }>): Promise<void> {
      for (const video of await listVideosOfProject(db, project.id)) await remove(video);
    },

    /** One of a finished video's files. */
    async file(actor: Actor, id: string, file: VideoFile): Promise<FileAnswer> {
      const video = await service.authorize(actor, id);
      // The job that completed it stays its job.
      if (video.status !== 'completed' || !video.jobId) throw new AppError('VIDEO_NOT_READY');
      const { mediaType } = VIDEO_FILES[file];
      const key = videoFileKey(id, video.jobId, file);
      return { path: blobs.pathOf(key), mediaType, isImmutable: true };
    },

    async download(actor: Actor, id: string): Promise<FileAnswer> {
      const video = await service.authorize(actor, id);
      const answer = await service.file(actor, id, 'video');
      return { ...answer, attachmentName: attachmentNameOf(video.recipe.title, 'video.mp4') };
    },

    /** To be called in the transaction that ends a video, however it ends. */
    ended: follower.ended,

    /** Tells everyone who looks at a video what has become of it. */
    async announce(id: string): Promise<void> {
      const video = await findVideo(db, id);
      if (!video) return;
      const names = await catalogue();
      realtime.publish('videoStatusUpdate', video.companyId, id, (language) =>
        presentVideo(video, names, language),
      );
      await follower.changed(video);
    },
  };

  async function remove(video: VideoRow): Promise<void> {
    await db.transaction(async (tx) => {
      await deleteVideo(tx, video.id);
      await forgetVideo(tx, video.id);
      await follower.ended(tx, video);
    });
    if (video.jobId) await jobs.cancel(makeVideoJob.name, video.jobId);
    await blobs.delete(videoFolder(video.id));
    await follower.changed(video);
  }

  return service;
}
